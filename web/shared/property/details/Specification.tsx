import { useIntl } from 'react-intl';
import { repeated } from '../../answer/repeated.tsx';
import { DetailRows } from './DetailRows.tsx';
import { DetailSection } from './DetailSection.tsx';
import type { DetailGroup } from './details.ts';
import css from './Specification.module.css';

/** The groups of details, each with its title in the margin and an anchor of its own. */
export function Specification({ groups }: { groups: readonly DetailGroup[] }) {
  const intl = useIntl();
  if (groups.length === 0) return null;
  return (
    <DetailSection id="details" title={intl.formatMessage({ id: 'property.details' })}>
      <div className={css.specs}>
        {groups.map((group) => (
          <Group key={group.name} {...group} />
        ))}
      </div>
    </DetailSection>
  );
}

/** Many properties have the same connections, permits or equipment. */
const Group = repeated('DetailGroup', GroupRows);

function GroupRows({ name, title, details }: DetailGroup) {
  return (
    <div id={name}>
      <h3 className="label">{title}</h3>
      <DetailRows details={details} />
    </div>
  );
}
