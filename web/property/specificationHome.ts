import type { IntlShape } from 'react-intl';
import type { Specification_property$data } from '../__generated__/Specification_property.graphql.ts';
import { decimal } from '../ui/figures.ts';
import { count, labels, type MaybeRow, surface, words } from './specificationRow.ts';

type Property = Specification_property$data;

/** The rooms one by one with their surfaces, then the counts. */
export function roomRows({ rooms, surfaces }: Property, intl: IntlShape): MaybeRow[] {
  const t = labels(intl);
  return [
    [t('property.row.living'), surface(surfaces.living)],
    ...spaceRows(rooms.spaces, intl),
    [t('property.row.bedrooms'), count(rooms.bedrooms)],
    [t('property.row.bathrooms'), count(rooms.bathrooms)],
    [t('property.row.showerRooms'), count(rooms.showerRooms)],
    [t('property.row.toilets'), count(rooms.toilets)],
    [t('property.row.office'), surface(surfaces.office)],
    [t('property.row.store'), surface(surfaces.store)],
  ];
}

/** Rooms of one kind are numbered when there are several. A room that was not measured has no row. */
function spaceRows(spaces: Property['rooms']['spaces'], intl: IntlShape): MaybeRow[] {
  return spaces.map(({ kind, surface: size }, i) => {
    const same = spaces.filter((space) => space.kind === kind);
    const nth = spaces.slice(0, i + 1).filter((space) => space.kind === kind).length;
    const name = words('SpaceKind', kind, intl) ?? '';
    return [same.length > 1 ? `${name} ${nth}` : name, name && surface(size)];
  });
}

/** The plot, what grows and stands on it, and where to leave a car. */
export function outsideRows({ surfaces, rooms, comfort }: Property, intl: IntlShape): MaybeRow[] {
  const t = labels(intl);
  const present = (there: boolean | null | undefined) => (there ? t('value.Answer.YES') : null);
  return [
    [t('property.row.ground'), surface(surfaces.ground)],
    [t('property.row.garden'), surface(surfaces.garden) ?? present(comfort.garden)],
    [t('property.row.gardenOrientation'), words('Orientation', comfort.gardenOrientation, intl)],
    [t('property.row.terrace'), surface(surfaces.terrace) ?? present(comfort.terrace)],
    [t('property.row.terraceOrientation'), words('Orientation', comfort.terraceOrientation, intl)],
    [t('property.row.rearOrientation'), words('Orientation', comfort.rearOrientation, intl)],
    [t('property.row.plotWidth'), metres(surfaces.plotWidth)],
    [t('property.row.frontWidth'), metres(surfaces.frontWidth)],
    [t('property.row.garages'), count(rooms.garages)],
    [t('property.row.parkings'), count(rooms.parkings)],
    [t('property.row.externalParkings'), count(rooms.externalParkings)],
  ];
}

/** The building itself. */
export function buildingRows({ building, surfaces }: Property, intl: IntlShape): MaybeRow[] {
  const t = labels(intl);
  const floor = building.floor === 0 ? t('property.groundFloor') : building.floor?.toString();
  return [
    [t('property.row.constructionYear'), building.constructionYear?.toString()],
    [t('property.row.renovationYear'), building.renovationYear?.toString()],
    [t('property.row.construction'), words('Construction', building.construction, intl)],
    [t('property.row.facades'), count(building.facades)],
    [t('property.row.condition'), words('Condition', building.condition, intl)],
    [t('property.row.floors'), count(building.floors)],
    [t('property.row.floor'), floor],
    [t('property.row.total'), surface(surfaces.total)],
    [t('property.row.constructed'), surface(surfaces.constructed)],
  ];
}

function metres(n: number | null | undefined): string | null {
  return n ? `${decimal(n)} m` : null;
}
