import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import type { Plugin } from 'vite';
import { simplify } from '../widgets/map/ground/simplify.ts';
import { corners, project, type Spot } from '../widgets/map/mercator.ts';
import { grain, origin, region } from '../widgets/map/region.ts';

type Ring = [longitude: number, latitude: number][];
interface Country {
  properties: { name: string };
  geometry:
    | { type: 'Polygon'; coordinates: Ring[] }
    | { type: 'MultiPolygon'; coordinates: Ring[][] };
}

const name = 'virtual:outlines';
const atlas = fileURLToPath(
  new URL('../../node_modules/world-atlas/countries-10m.json', import.meta.url),
);
const places = fileURLToPath(new URL('../../places/data/municipalities.csv', import.meta.url));

/**
 * The module `virtual:outlines`: paths of the countries that our own map draws, from Natural Earth (public domain) as
 * the package world-atlas has it, cut to the region. `home` is Belgium and Luxembourg, `abroad` everything around. `municipalities` are
 * named where the map is near.
 */
export function outlines(): Plugin {
  return {
    name: 'outlines',
    resolveId: { filter: { id: /^virtual:outlines$/ }, handler: () => `\0${name}` },
    load: {
      filter: { id: /^\0virtual:outlines$/ },
      handler: () => {
        const countries = read();
        const isOurs = ({ properties }: Country) =>
          ['Belgium', 'Luxembourg'].includes(properties.name);
        const home = countries.filter(isOurs).map(path).join('');
        const abroad = countries
          .filter((country) => !isOurs(country))
          .map(path)
          .join('');
        return [
          `export const home = '${home}';`,
          `export const abroad = '${abroad}';`,
          `export const municipalities = ${JSON.stringify(municipalities())};`,
        ].join('\n');
      },
    },
  };
}

/** The municipalities of both countries by their own names, with latitude and longitude, from the file that the search reads too. */
function municipalities(): [name: string, latitude: number, longitude: number][] {
  const [head = '', ...rows] = readFileSync(places, 'utf8').trim().split('\n');
  const columns = head.split(',');
  return rows.map((row) => {
    const cells = row.split(',');
    const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
    const spoken = cell('languages').split(' ');
    const names = spoken.map((language) => cell(`name_${language}`)).filter(Boolean);
    const own = [...new Set(names)].slice(0, cell('country') === 'BE' ? 2 : 1).join(' · ');
    const any = cell('name_fr') || cell('name_nl') || cell('name_de');
    return [own || any, Number(cell('latitude')), Number(cell('longitude'))];
  });
}

function read(): Country[] {
  const topology = JSON.parse(readFileSync(atlas, 'utf8'));
  return feature(topology, topology.objects.countries).features;
}

function path({ geometry }: Country): string {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return parts.flat().map(outline).join('');
}

/** A ring as the shortest path: whole numbers, each from the one before. '' when it lies outside the region. */
function outline(ring: Ring): string {
  const spots = ring.map(([longitude, latitude]) => project({ latitude, longitude }));
  const inGrains = simplify(cut(spots), grain * 6).map(({ x, y }) => [
    Math.round((x - origin.x) / grain),
    Math.round((y - origin.y) / grain),
  ]);
  if (inGrains.length < 4) return '';
  const steps = inGrains.map(([x = 0, y = 0], i) => {
    const [beforeX = 0, beforeY = 0] = inGrains[i - 1] ?? [];
    return `${x - beforeX},${y - beforeY}`;
  });
  return `M${steps[0]}l${steps.slice(1).join(' ')}z`.replace(/[, ]-/g, '-');
}

/** A ring cut to the region, side by side (Sutherland–Hodgman). */
function cut(ring: Spot[]): Spot[] {
  const [northWest, southEast] = corners(region);
  const sides: ((spot: Spot) => number)[] = [
    ({ x }) => x - northWest.x,
    ({ x }) => southEast.x - x,
    ({ y }) => y - northWest.y,
    ({ y }) => southEast.y - y,
  ];
  return sides.reduce(cutSide, ring);
}

/** `inside` is how far a spot lies within a side; below 0 it lies beyond. */
function cutSide(ring: Spot[], inside: (spot: Spot) => number): Spot[] {
  return ring.flatMap((spot, i) => {
    const before = ring.at(i - 1) ?? spot;
    const [was, is] = [inside(before), inside(spot)];
    const part = was / (was - is);
    const crossing = {
      x: before.x + (spot.x - before.x) * part,
      y: before.y + (spot.y - before.y) * part,
    };
    const crosses = was < 0 !== is < 0;
    return [...(crosses ? [crossing] : []), ...(is < 0 ? [] : [spot])];
  });
}
