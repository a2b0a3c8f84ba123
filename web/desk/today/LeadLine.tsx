import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadLine_lead$key } from '../__generated__/LeadLine_lead.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { isPast } from '../app/time.ts';
import { Since } from '../inbox/Since.tsx';
import css from './Today.module.css';

/** A lead that waits: the sender, the form, who has it, and since when. */
export function LeadLine({ lead: key }: { lead: LeadLine_lead$key }) {
  const say = useText();
  const lead = useFragment(
    graphql`
      fragment LeadLine_lead on Lead {
        id
        createdAt
        answerBy
        name
        email
        formName
        propertyReference
        agent {
          name
        }
      }
    `,
    key,
  );
  const about = lead.propertyReference && say('lead.number', { number: lead.propertyReference });
  return (
    <li>
      <Link to={{ screen: 'lead', id: lead.id, list: 'OPEN' }}>
        <span className="small">
          <Since at={lead.createdAt} late={isPast(lead.answerBy)} />
        </span>
        <span>
          <span className="strong">{lead.name || lead.email}</span>
          <span className={css.under}>{[lead.formName, about].filter(Boolean).join(', ')}</span>
        </span>
        <span className="small soft">{lead.agent?.name ?? say('lead.nobody')}</span>
      </Link>
    </li>
  );
}
