import type { PropertyJsonLd_property$data } from '../../__generated__/PropertyJsonLd_property.graphql.ts';
import { roomCount } from './dwelling.ts';

type Facts = PropertyJsonLd_property$data;

/** The figures that a property's page shows: those of the fields in its details. Figures that are 0 are left out. */
export function factsOf(property: Facts, type: string) {
  const fields = new Set(property.details.flatMap((group) => group.fields));
  const { latitude, longitude, exact } = property.location;
  const geo = exact ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined;
  return {
    geo,
    ...energyOf(property, fields),
    ...(type === 'Place' ? {} : insideOf(property, fields)),
  };
}

/** Only dwellings have these. floorSize is the living surface. */
function insideOf({ rooms, surfaces, building, comfort }: Facts, fields: ReadonlySet<string>) {
  const bedrooms = rooms.bedrooms ?? 0;
  const amenities = (['lift', 'cellar', 'terrace', 'garden', 'pool'] as const).filter(
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
    amenityFeature: amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  };
}

function energyOf({ energy }: Facts, fields: ReadonlySet<string>) {
  const figure = fields.has('energy.specific') ? energy?.specific : null;
  const label = fields.has('energy.label') || fields.has('energy.labelText') ? energy?.text : null;
  const values = [
    figure == null ? null : { name: 'EPC', value: figure, unitText: 'kWh/m²' },
    label ? { name: 'EPC label', value: label } : null,
  ].filter((value) => value !== null);
  return values.length > 0
    ? { additionalProperty: values.map((value) => ({ '@type': 'PropertyValue', ...value })) }
    : {};
}
