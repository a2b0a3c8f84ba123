import type { PropertyJsonLd_property$data } from '../../__generated__/PropertyJsonLd_property.graphql.ts';
import { roomCount } from './dwelling.ts';

type Facts = PropertyJsonLd_property$data;

/** What the page says of a home in figures. The details say which fields are shown; figures that are 0 are not. */
export function factsOf(home: Facts, type: string) {
  const fields = new Set(home.details.flatMap((group) => group.fields));
  const { latitude, longitude, exact } = home.location;
  const geo = exact ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined;
  return { geo, ...energyOf(home, fields), ...(type === 'Place' ? {} : insideOf(home, fields)) };
}

/** Only homes have these. floorSize is the living surface. */
function insideOf({ rooms, surfaces, building, comfort }: Facts, fields: ReadonlySet<string>) {
  const bedrooms = rooms.bedrooms ?? 0;
  const there = (['lift', 'cellar', 'terrace', 'garden', 'pool'] as const).filter(
    (name) => comfort[name] && (fields.has(`comfort.${name}`) || fields.has(`surfaces.${name}`)),
  );
  return {
    floorSize: surfaces.living
      ? { '@type': 'QuantitativeValue', value: surfaces.living, unitCode: 'MTK' }
      : undefined,
    numberOfRooms: fields.has('rooms.spaces') ? roomCount(rooms.spaces, bedrooms) : undefined,
    numberOfBedrooms: bedrooms || undefined,
    numberOfBathroomsTotal: (fields.has('rooms.bathrooms') && rooms.bathrooms) || undefined,
    yearBuilt: building.constructionYear || undefined,
    amenityFeature: there.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  };
}

function energyOf({ energy }: Facts, fields: ReadonlySet<string>) {
  const figure = fields.has('energy.specific') ? energy?.specific : null;
  const label = fields.has('energy.label') || fields.has('energy.labelText') ? energy?.text : null;
  const said = [
    figure == null ? null : { name: 'EPC', value: figure, unitText: 'kWh/m²' },
    label ? { name: 'EPC label', value: label } : null,
  ].filter((value) => value !== null);
  return said.length > 0
    ? { additionalProperty: said.map((value) => ({ '@type': 'PropertyValue', ...value })) }
    : {};
}
