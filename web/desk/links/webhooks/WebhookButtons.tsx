import { graphql } from 'react-relay/hooks';
import type {
  WebhookButtonsMutation,
  WebhookChange,
} from '../../__generated__/WebhookButtonsMutation.graphql.ts';
import { type TextKey, useText } from '../../app/texts.ts';
import { useChange } from '../../app/useChange.ts';
import { useDialog } from '../../app/useDialog.ts';
import { useMutate } from '../../app/useMutate.ts';
import { SureDialog } from '../../confirm/SureDialog.tsx';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { Wrong } from '../../ui/Wrong.tsx';
import css from '../Links.module.css';

interface Props {
  id: string;
  state: string;
  changed: () => void;
}

/** What can be done with a webhook in its state. Removing asks once more, because what it was sent goes with it. */
export function WebhookButtons({ id, state, changed }: Props) {
  const say = useText();
  const removing = useDialog('removeWebhook');
  const change = useMutate<WebhookButtonsMutation>(graphql`
    mutation WebhookButtonsMutation($input: ChangeWebhookInput!) {
      changeWebhook(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  const { busy, wrong, failed, run } = useChange(changed);
  const ask = (what: WebhookChange) =>
    change({ input: { webhook: id, change: what } }).then((answer) => answer.changeWebhook);
  const button = (text: TextKey, what: WebhookChange) => (
    <DeskButton busy={busy} onClick={() => run(() => ask(what))}>
      {say(text)}
      <span className="hidden-text"> {id}</span>
    </DeskButton>
  );
  const paused = state === 'PAUSED' || state === 'STOPPED';
  return (
    <>
      <div className={css.buttons}>
        {paused ? button('links.resume', 'RESUME') : button('links.pause', 'PAUSE')}
        {state === 'FAILING' && button('webhooks.try', 'TRY')}
        <DeskButton variant="plain" aria-haspopup="dialog" onClick={() => removing.show(id)}>
          {say('webhooks.remove')}
          <span className="hidden-text"> {id}</span>
        </DeskButton>
      </div>
      <Wrong failed={failed} text={wrong !== null && say('state.notSent')} />
      {removing.about === id && (
        <SureDialog
          title={say('webhooks.removeOf', { name: id })}
          text={say('webhooks.removeText')}
          button={say('webhooks.remove')}
          gone={say('state.notSent')}
          send={() => ask('REMOVE')}
          close={removing.close}
          changed={changed}
        />
      )}
    </>
  );
}
