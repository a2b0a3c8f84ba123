import { graphql, useFragment } from 'react-relay/hooks';
import type { Webhooks_desk$key } from '../../__generated__/Webhooks_desk.graphql.ts';
import { useText } from '../../app/texts.ts';
import { useDialog } from '../../app/useDialog.ts';
import { Block } from '../../ui/Block.tsx';
import { DeskButton } from '../../ui/DeskButton.tsx';
import css from '../Links.module.css';
import { NewWebhookDialog } from './NewWebhookDialog.tsx';
import { Webhook } from './Webhook.tsx';

/** The webhooks: addresses of programs that are told of changes. A webhook belongs to a key, so without keys none can be added. */
export function Webhooks({ desk: key, changed }: { desk: Webhooks_desk$key; changed: () => void }) {
  const say = useText();
  const { webhooks, keys } = useFragment(
    graphql`
      fragment Webhooks_desk on Desk {
        webhooks {
          id
          ...Webhook_webhook
        }
        keys {
          name
        }
      }
    `,
    key,
  );
  const adding = useDialog('newWebhook');
  const names = keys?.map(({ name }) => name) ?? [];
  return (
    <Block
      title={say('webhooks.title')}
      beside={
        names.length > 0 && (
          <DeskButton onClick={() => adding.show()} aria-haspopup="dialog">
            {say('webhooks.new')}
          </DeskButton>
        )
      }
    >
      <p className="soft">{say(names.length > 0 ? 'webhooks.text' : 'webhooks.noKeys')}</p>
      <ul className={css.rows}>
        {webhooks?.map((webhook) => (
          <Webhook key={webhook.id} webhook={webhook} changed={changed} />
        ))}
      </ul>
      {adding.about !== null && names.length > 0 && (
        <NewWebhookDialog keys={names} close={adding.close} changed={changed} />
      )}
    </Block>
  );
}
