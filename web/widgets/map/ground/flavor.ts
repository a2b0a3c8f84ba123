import { type Flavor, LIGHT } from '@protomaps/basemaps';

/** The colours of our own map and of the site, repeated here because MapLibre reads neither custom properties nor oklch. */
const colour = {
  sea: '#cbdce7',
  land: '#f3eee4',
  paper: '#fefdfb',
  casing: '#d7d2ca',
  main: '#ffeecf',
  mainCasing: '#dec7a7',
  park: '#d9e9d1',
  wood: '#d2e4cc',
  plot: '#ece5d8',
  building: '#e3dcd0',
  rail: '#bab7b2',
  ink: '#504943',
  faint: '#69625c',
  water: '#1a5b82',
  moss: '#30472e',
  brick: '#a03e24',
};

/** What is drawn in one colour: the names of Protomaps. */
const shared: Record<keyof typeof colour, readonly (keyof Flavor)[]> = {
  sea: ['water'],
  land: ['background', 'earth', 'pedestrian', 'pier'],
  paper: [
    ...(['minor_service', 'minor_a', 'minor_b', 'link', 'major', 'other'] as const),
    ...(['bridges_minor', 'bridges_link', 'bridges_major', 'bridges_other'] as const),
    ...(['tunnel_minor', 'tunnel_link', 'tunnel_major', 'tunnel_other'] as const),
    ...(['roads_label_minor_halo', 'roads_label_major_halo', 'subplace_label_halo'] as const),
    ...(['city_label_halo', 'state_label_halo', 'address_label_halo', 'runway'] as const),
  ],
  casing: [
    ...(['minor_service_casing', 'minor_casing', 'link_casing', 'major_casing_late'] as const),
    ...(['major_casing_early', 'bridges_minor_casing', 'bridges_link_casing'] as const),
    ...(['bridges_major_casing', 'bridges_other_casing', 'tunnel_minor_casing'] as const),
    ...(['tunnel_link_casing', 'tunnel_major_casing', 'tunnel_other_casing'] as const),
  ],
  main: ['highway', 'bridges_highway', 'tunnel_highway'],
  mainCasing: [
    ...(['highway_casing_early', 'highway_casing_late', 'bridges_highway_casing'] as const),
    'tunnel_highway_casing',
  ],
  park: ['park_a', 'park_b', 'zoo', 'scrub_a', 'scrub_b'],
  wood: ['wood_a', 'wood_b'],
  plot: ['hospital', 'school', 'industrial', 'aerodrome', 'military', 'sand', 'beach', 'glacier'],
  building: ['buildings'],
  rail: ['railway', 'boundaries'],
  ink: ['city_label', 'roads_label_major', 'country_label', 'state_label'],
  faint: ['roads_label_minor', 'subplace_label', 'address_label'],
  water: ['ocean_label'],
  moss: [],
  brick: [],
};

/** How the streets look: as our own map does, in the fonts of the site. */
export const flavor: Flavor = {
  ...LIGHT,
  ...Object.fromEntries(
    Object.entries(shared).flatMap(([name, parts]) =>
      parts.map((part) => [part, colour[name as keyof typeof colour]]),
    ),
  ),
  pois: {
    blue: colour.faint,
    green: colour.moss,
    lapis: colour.water,
    pink: colour.faint,
    red: colour.faint,
    slategray: colour.brick,
    tangerine: colour.faint,
    turquoise: colour.faint,
  },
  landcover: {
    grassland: colour.park,
    barren: colour.plot,
    urban_area: colour.plot,
    farmland: colour.land,
    glacier: colour.paper,
    scrub: colour.park,
    forest: colour.wood,
  },
  regular: 'Instrument Sans',
  bold: 'Instrument Sans Semibold',
  italic: 'Instrument Sans',
};
