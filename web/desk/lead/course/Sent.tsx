import { graphql, useFragment } from 'react-relay/hooks';
import type { Sent_lead$key } from '../../__generated__/Sent_lead.graphql.ts';
import { useText } from '../../app/texts.ts';
import { useTime } from '../../app/time.ts';
import { Block } from '../../ui/Block.tsx';
import facts from '../../ui/Facts.module.css';
import { Sign } from '../../ui/Sign.tsx';
import css from './Sent.module.css';

/** What a visitor sent: the message first, all fields folded. Without a message the fields are open. */
export function Sent({ lead: key }: { lead: Sent_lead$key }) {
  const say = useText();
  const { full } = useTime();
  const { createdAt, message, fields, page } = useFragment(
    graphql`
      fragment Sent_lead on Lead {
        createdAt
        message
        page
        fields {
          label
          value
        }
      }
    `,
    key,
  );
  const when = (
    <Sign variant="soft" icon="calendar">
      {full(createdAt)}
    </Sign>
  );
  return (
    <Block title={say('lead.sent')} beside={when}>
      {message && <p className={css.message}>{message}</p>}
      <details className={css.fields} open={message === ''}>
        <summary className="small">{say('lead.fields', { count: fields.length })}</summary>
        <dl className={facts.facts}>
          {fields.map(({ label, value }) => (
            <div key={`${label} ${value}`} className={css.pair}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className={css.pair}>
            <dt>{say('lead.page')}</dt>
            <dd>
              <a href={page} target="_blank" rel="noreferrer">
                {page}
              </a>
            </dd>
          </div>
        </dl>
      </details>
    </Block>
  );
}
