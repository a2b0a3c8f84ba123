import { layers } from '@protomaps/basemaps';
import type { LayerSpecification, Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { flavor } from './flavor.ts';

/** Layers that are left out: they are of no use to somebody who looks for a home. */
const without = ['roads_oneway'];

/** What MapLibre draws: the layers of Protomaps in our colours. It draws letters from the fonts of the page, so it loads none. */
export function streetsStyle(file: string, language: string): StyleSpecification {
  const url = `pmtiles://${new URL(file, location.href)}`;
  return {
    version: 8,
    sources: { streets: { type: 'vector', url } },
    layers: layers('streets', flavor, { lang: language })
      .filter(({ id }) => !without.includes(id))
      .map(withOurSigns),
  };
}

/** A dot for each place of interest and one sign for the numbers of roads, in place of the pictures that Protomaps has elsewhere. */
function withOurSigns(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'symbol') return layer;
  const { 'icon-image': icon, 'icon-size': _, ...layout } = layer.layout ?? {};
  if (icon === undefined) return layer;
  if (layer.id === 'pois') {
    const paint = { ...layer.paint, 'icon-color': layer.paint?.['text-color'] ?? '#000' };
    return { ...layer, layout: { ...layout, 'icon-image': 'dot', 'text-size': 12 }, paint };
  }
  if (layer.id !== 'roads_shields') return { ...layer, layout };
  const sign = { 'icon-image': 'sign', 'icon-text-fit': 'both' } as const;
  return { ...layer, layout: { ...layout, ...sign, 'icon-text-fit-padding': [2, 4, 2, 4] } };
}

/** Adds the dot, which takes the colour of its kind, and the sign, which is as wide as its number. */
export function addSigns(map: MapLibre): void {
  map.addImage('dot', dot(), { pixelRatio: 2, sdf: true });
  map.addImage('sign', sign(), {
    pixelRatio: 2,
    content: [4, 4, 12, 12],
    stretchX: [[6, 10]],
    stretchY: [[6, 10]],
  });
}

/** The pixels of a sign's side, and of a dot's; on the screen half of that. */
const side = 16;

/** A dot as distances from its edge (SDF): three quarters at the edge, and an eighth a pixel. */
function dot(): ImageData {
  const made = new ImageData(side, side);
  for (let i = 0; i < side * side; i++) {
    const away = Math.hypot((i % side) - 7.5, Math.floor(i / side) - 7.5);
    made.data[4 * i + 3] = 255 * (0.75 + (6 - away) / 8);
  }
  return made;
}

/** A small plate with round corners. */
function sign(): ImageData {
  const canvas = document.createElement('canvas');
  const to = canvas.getContext('2d');
  if (!to) return new ImageData(side, side);
  to.roundRect(1, 1, side - 2, side - 2, 4);
  to.fillStyle = flavor.roads_label_major_halo;
  to.fill();
  to.strokeStyle = flavor.highway_casing_early;
  to.lineWidth = 2;
  to.stroke();
  return to.getImageData(0, 0, side, side);
}
