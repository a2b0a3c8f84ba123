import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { UnitTable_units$key } from '../__generated__/UnitTable_units.graphql.ts';
import { UnitRow } from './UnitRow.tsx';
import css from './UnitTable.module.css';

/** The homes of a project: a table on wide screens, a list of rows on small ones. */
export function UnitTable(props: { units: UnitTable_units$key }) {
  const intl = useIntl();
  const units = useFragment(
    graphql`
      fragment UnitTable_units on Property @relay(plural: true) {
        id
        ...UnitRow_unit
      }
    `,
    props.units,
  );
  return (
    <table className={css.units}>
      <thead>
        <tr>
          <th className={css.plan} scope="col">
            <span className="hidden-text">{intl.formatMessage({ id: 'project.plan' })}</span>
          </th>
          <th scope="col">{intl.formatMessage({ id: 'project.unit' })}</th>
          <th scope="col">{intl.formatMessage({ id: 'project.floor' })}</th>
          <th scope="col">{intl.formatMessage({ id: 'project.bedrooms' })}</th>
          <th scope="col">{intl.formatMessage({ id: 'project.living' })}</th>
          <th scope="col">{intl.formatMessage({ id: 'project.garden' })}</th>
          <th scope="col">{intl.formatMessage({ id: 'project.price' })}</th>
          <th scope="col">{intl.formatMessage({ id: 'project.status' })}</th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <UnitRow key={unit.id} unit={unit} css={css} />
        ))}
      </tbody>
    </table>
  );
}
