import { useIntl } from 'react-intl';
import { repeated } from '../../answer/repeated.tsx';
import { DetailRows } from './DetailRows.tsx';
import { DetailSection } from './DetailSection.tsx';
import type { DetailGroup } from './details.ts';
import css from './Specification.module.css';

/** The groups of details by their titles, each to open, with what it tells of. */
export function Specification({ groups }: { groups: readonly DetailGroup[] }) {
  const intl = useIntl();
  if (groups.length === 0) return null;
  return (
    <DetailSection id="details" title={intl.formatMessage({ id: 'property.details' })}>
      <Groups groups={groups} />
    </DetailSection>
  );
}

/** Groups of details in two columns, closed. */
export function Groups({ groups }: { groups: readonly DetailGroup[] }) {
  return (
    <div className={css.specs}>
      {groups.map((group) => (
        <Group key={group.name} {...group} />
      ))}
    </div>
  );
}

/** Many properties have the same connections, permits or equipment. */
const Group = repeated('DetailGroup', GroupRows);

function GroupRows({ name, title, details }: DetailGroup) {
  return (
    <details id={name}>
      <summary>
        <h3 className="label">{title}</h3>
        <span>{details.map(({ label }) => label).join(', ')}</span>
      </summary>
      <DetailRows details={details} />
    </details>
  );
}
