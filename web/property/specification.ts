import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Specification_property$data } from '../__generated__/Specification_property.graphql.ts';
import { comfortRows } from './specificationComfort.ts';
import { buildingRows, outsideRows, roomRows } from './specificationHome.ts';
import {
  availabilityRows,
  certificateRows,
  connectionRows,
  planningRows,
} from './specificationLaw.ts';
import { costRows, lifeAnnuityRows } from './specificationMoney.ts';
import { filled, type MaybeRow, type Row } from './specificationRow.ts';

export interface Group {
  id: string;
  name: string;
  rows: Row[];
}

/** The details of a property in groups. A row without a value and a group without rows are left out. */
export function specification(property: Specification_property$data, intl: IntlShape): Group[] {
  const groups: ReadonlyArray<readonly [id: GroupId, rows: MaybeRow[]]> = [
    ['property.group.rooms', roomRows(property, intl)],
    ['property.group.outside', outsideRows(property, intl)],
    ['property.group.building', buildingRows(property, intl)],
    ['property.group.comfort', comfortRows(property.comfort, intl)],
    ['property.group.costs', costRows(property, intl)],
    ['property.group.lifeAnnuity', lifeAnnuityRows(property.lifeAnnuity, intl)],
    ['property.group.planning', planningRows(property.planning, intl)],
    ['property.group.certificates', certificateRows(property.legal, intl)],
    ['property.group.connections', connectionRows(property.connections, intl)],
    ['property.group.availability', availabilityRows(property.availability, intl)],
  ];
  return groups
    .map(([id, rows]) => ({ id, name: intl.formatMessage({ id }), rows: filled(rows) }))
    .filter((group) => group.rows.length > 0);
}

type GroupId = NonNullable<MessageDescriptor['id']>;
