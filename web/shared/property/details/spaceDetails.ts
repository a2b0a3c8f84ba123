import type { IntlShape } from 'react-intl';
import { grouped } from '../../ui/figures.ts';
import type { Detail } from './detail.ts';
import type { DetailedProperty } from './detailedProperty.ts';
import { list, words } from './words.ts';

type Space = DetailedProperty['rooms']['spaces'][number];

/**
 * A row for each measured room, numbered when there are several of a kind; the other rooms share one row. The first bedroom of one
 * property has the same name as that of another, so that both stand side by side.
 */
export function spaceDetails(spaces: readonly Space[], label: string, intl: IntlShape): Detail[] {
  const measured = spaces.filter(({ surface }) => surface);
  const others = spaces.filter(({ surface }) => !surface).map(({ kind }) => kind);
  const rows = measured.flatMap(({ kind, surface }, i) => {
    const same = measured.filter((space) => space.kind === kind);
    const nth = same.indexOf(measured[i] as Space) + 1;
    const name = words('SpaceKind', kind, intl);
    if (name == null) return [];
    const numbered = same.length > 1 ? `${name} ${nth}` : name;
    return { name: `space-${kind}-${nth}`, label: numbered, value: `${grouped(surface ?? 0)} m²` };
  });
  const rest = list('SpaceKind', others, intl);
  return rest ? [...rows, { name: 'rooms.spaces', label, value: rest }] : rows;
}
