import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { nameOfSystem } from '../links/systems.ts';
import css from './People.module.css';
import type { Person } from './usePeople.ts';

const kinds = ['LEAD', 'APPOINTMENT', 'DEMAND', 'NEWSLETTER', 'OWNER', 'CRM'] as const;

/** One entry about a person; a lead that the reader may open is a link. */
export function PersonEntry({ entry }: { entry: Person['entries'][number] }) {
  const say = useText();
  const { full } = useTime();
  const { kind, at, form, lead, propertyReference, state, record } = entry;
  const known = kinds.find((one) => one === kind);
  const name =
    kind === 'LEAD' ? form : known && say(`people.kind.${known}`, { system: nameOfSystem(form) });
  const details = [
    propertyReference && say('lead.number', { number: propertyReference }),
    state && say('people.state', { state }),
    record && say('lead.crmRecord', { record }),
  ].filter(Boolean);
  return (
    <li>
      <span>
        {lead && kind === 'LEAD' ? (
          <Link className="strong" to={{ screen: 'lead', id: lead, list: 'ALL' }}>
            {name}
          </Link>
        ) : (
          <span className="strong">{name}</span>
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
