import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Detail } from './detail.ts';
import type { DetailedProperty } from './detailedProperty.ts';
import { detailValue } from './detailValue.ts';
import { spaceDetails } from './spaceDetails.ts';

type Id = NonNullable<MessageDescriptor['id']>;

export interface DetailGroup {
  name: string;
  title: string;
  details: Detail[];
}

/** The details that the graph says are shown, in words. A field that this version of the app does not know is left out. */
export function detailsOf(property: DetailedProperty, intl: IntlShape): DetailGroup[] {
  return property.details
    .map(({ name, fields }) => ({
      name,
      title: text(`property.group.${name}`, intl) ?? '',
      details: fields.flatMap((field) => detail(field, property, intl)),
    }))
    .filter(({ title, details }) => title && details.length > 0);
}

function detail(name: string, property: DetailedProperty, intl: IntlShape): Detail[] {
  const label = text(`property.row.${name}`, intl);
  if (label == null) return [];
  if (name === 'rooms.spaces') return spaceDetails(property.rooms.spaces, label, intl);
  const value = detailValue(name, property, intl);
  return value == null ? [] : [{ name, label, value }];
}

function text(id: string, intl: IntlShape): string | null {
  return id in intl.messages ? intl.formatMessage({ id: id as Id }) : null;
}
