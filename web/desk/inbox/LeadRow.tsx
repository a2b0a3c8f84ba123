import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadRow_lead$key } from '../__generated__/LeadRow_lead.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { isPast, useTime } from '../app/time.ts';
import { Mark } from '../lead/handling/Mark.tsx';
import { openStates } from '../lead/handling/states.ts';
import { Sign } from '../ui/Sign.tsx';
import type { Selection } from './filter.ts';
import css from './LeadTable.module.css';
import { Since } from './Since.tsx';

interface Props {
  lead: LeadRow_lead$key;
  selection: Selection;
  /** Whether leads go to a CRM. */
  linked: boolean;
  chosen: boolean;
  choose: () => void;
  /** Called when the reader is at this row. */
  at: boolean;
  arrive: () => void;
}

/** A lead in a list. Its name is the link; on a phone the whole row is. */
export function LeadRow({ lead: key, selection, linked, chosen, choose, at, arrive }: Props) {
  const say = useText();
  const { longMoment } = useTime();
  const lead = useFragment(
    graphql`
      fragment LeadRow_lead on Lead {
        id
        createdAt
        answerBy
        formName
        name
        email
        propertyReference
        project
        message
        state
        crm
        callBack {
          at
        }
        agent {
          name
        }
      }
    `,
    key,
  );
  const number = lead.propertyReference ?? lead.project?.toString();
  const about = number ? say('lead.number', { number }) : '';
  const crm = lead.crm as keyof typeof signs | null | undefined;
  const refused = crm === 'REFUSED' ? say('inbox.crmRefused') : '';
  const open = openStates.some((state) => state === lead.state);
  const name = lead.name || lead.email || lead.formName;
  return (
    <tr data-at={at || undefined} data-read={lead.state !== 'NEW' || undefined}>
      <td className={css.tick}>
        <label>
          <input
            type="checkbox"
            checked={chosen}
            aria-label={say('bulk.choose', { name })}
            onChange={choose}
          />
        </label>
      </td>
      <td className={css.state}>
        <Mark state={lead.state} />
      </td>
      <th scope="row" className={css.who}>
        <Link
          className="cut"
          to={{ screen: 'lead', id: lead.id, ...selection }}
          data-lead={lead.id}
          title={name}
          onFocus={arrive}
        >
          {name}
        </Link>
        <span className={css.under}>
          {[lead.formName, about, refused].filter(Boolean).join(', ')}
        </span>
        {lead.callBack.at && (
          <span className={css.call}>
            {say('inbox.callBack', { at: longMoment(lead.callBack.at) })}
          </span>
        )}
      </th>
      <td className={css.form}>
        <span className="cut" title={lead.formName}>
          {lead.formName}
        </span>
      </td>
      <td className={css.about}>{about}</td>
      <td className={css.message}>
        <span className="cut soft">{lead.message}</span>
      </td>
      <td className={css.agent}>
        <span className="cut">{lead.agent?.name ?? say('lead.nobody')}</span>
      </td>
      {linked && (
        <td className={css.crm}>{crm && <Sign {...signs[crm]}>{say(`inbox.crm.${crm}`)}</Sign>}</td>
      )}
      <td className={css.since}>
        <Since at={lead.createdAt} late={open && isPast(lead.answerBy)} />
      </td>
    </tr>
  );
}

const signs = {
  SENT: { variant: 'good', icon: 'check' },
  WAITING: { variant: 'soft', icon: 'clock' },
  REFUSED: { variant: 'bad', icon: 'warning' },
  DROPPED: { variant: 'soft', icon: 'close' },
} as const;
