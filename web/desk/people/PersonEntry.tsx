import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { nameOfSystem } from '../links/systems.ts';
import css from './People.module.css';
import type { Person } from './usePeople.ts';

const kinds = [
  'LEAD',
  'APPOINTMENT',
  'DEMAND',
  'NEWSLETTER',
  'OWNER',
  'ANSWER',
  'EMAIL',
  'CRM',
] as const;

/** The entries that lead to their lead. */
const opens: readonly string[] = ['LEAD', 'ANSWER', 'APPOINTMENT'];

/** One entry about a person; a lead that the reader may open is a link. */
export function PersonEntry({ entry }: { entry: Person['entries'][number] }) {
  const say = useText();
  const { full } = useTime();
  const { kind, at, form, lead, property, propertyReference, state, record } = entry;
  const known = kinds.find((one) => one === kind);
  const name =
    kind === 'LEAD' || (kind === 'EMAIL' && form)
      ? form
      : known && say(`people.kind.${known}`, { system: nameOfSystem(form) });
  const details = [
    kind === 'EMAIL' && form && say('people.kind.EMAIL'),
    !property && propertyReference && say('lead.number', { number: propertyReference }),
    state && say('people.state', { state }),
    record && say('lead.crmRecord', { record }),
  ].filter(Boolean);
  return (
    <li>
      <span>
        {lead && opens.includes(kind) ? (
          <Link className="strong" to={{ screen: 'lead', id: lead, list: 'ALL' }}>
            {name}
          </Link>
        ) : (
          <span className="strong">{name}</span>
        )}
        {property != null && propertyReference && (
          <Link className={css.under} to={{ screen: 'property', number: property }}>
            {say('lead.number', { number: propertyReference })}
          </Link>
        )}
        {details.length > 0 && <span className={css.under}>{details.join(', ')}</span>}
      </span>
      {at && (
        <time className="small soft" dateTime={at}>
          {full(at)}
        </time>
      )}
    </li>
  );
}
