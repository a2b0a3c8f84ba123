import { describe, expect, it } from 'vitest';
import type { Area } from '../../shared/map/area.ts';
import { chance } from '../../test/pins.ts';
import { corners, length, project, unproject } from './mercator.ts';
import { home, region } from './region.ts';
import { isListOf } from './useFollow.ts';
import {
  between,
  boundsOf,
  brought,
  filled,
  fitted,
  isSeen,
  layerAt,
  limited,
  limitsOf,
  maxZoom,
  moved,
  onLayer,
  type Size,
  scale,
  toPixel,
  toSpot,
  type View,
  zeroOf,
} from './view.ts';

const size: Size = { width: 800, height: 600 };
const bree = project({ latitude: 51.141, longitude: 5.597 });
const spain = project({ latitude: 40.4, longitude: -3.7 });
const view: View = { ...bree, zoom: 11 };

it('brings a spot into sight by as little as it takes, without a zoom', () => {
  const spot = (left: number, top: number) => toSpot(view, size, { left, top });
  for (const [from, to] of [
    [spot(400, 300), [400, 300]],
    [spot(-900, 300), [76, 300]],
    [spot(790, 9999), [724, 524]],
  ] as const) {
    const seen = brought(view, size, from);
    const { left, top } = toPixel(seen, size, from);
    expect([Math.round(left), Math.round(top)]).toEqual(to);
    expect(seen.zoom).toBe(view.zoom);
  }
  const narrow = { width: 100, height: 80 };
  const { left, top } = toPixel(brought(view, narrow, spot(0, 0)), narrow, spot(0, 0));
  expect([Math.round(left), Math.round(top)]).toEqual([50, 40]);
});

describe('a layer', () => {
  const shift = (left: number, top: number) =>
    moved(view, size, { left: 0, top: 0 }, { left, top });

  it('has each spot where the map has it, to half a pixel', () => {
    for (const seen of [view, shift(30.3, -12.7), { ...shift(-900, 400), zoom: 17.4 }]) {
      const zero = zeroOf(seen);
      const [layer, at, exact] = [
        layerAt(seen, size, zero),
        onLayer(bree, seen.zoom, zero),
        toPixel(seen, size, bree),
      ];
      expect(Math.abs(layer.left + at.left - exact.left)).toBeLessThanOrEqual(0.501);
      expect(Math.abs(layer.top + at.top - exact.top)).toBeLessThanOrEqual(0.501);
    }
  });

  it('leaves what is on it where it is while the map is dragged', () => {
    const near = toSpot(view, size, { left: 400, top: 300 });
    const start: View = { ...near, zoom: 11 };
    const zero = zeroOf(start);
    const away = moved(start, size, { left: 0, top: 0 }, { left: 40, top: -40 });
    expect(zeroOf(away)).toEqual(zero);
    expect(layerAt(away, size, zero)).toEqual({
      left: layerAt(start, size, zero).left + 40,
      top: layerAt(start, size, zero).top - 40,
    });
  });
});

describe('the projection', () => {
  it('has the middle of the world in its middle', () => {
    expect(project({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: 0.5 });
  });

  it('is that of every web map: the top is at 85.0511 degrees', () => {
    expect(project({ latitude: 85.05112878, longitude: -180 }).x).toBe(0);
    expect(project({ latitude: 85.05112878, longitude: -180 }).y).toBeCloseTo(0, 9);
  });

  it('goes there and back', () => {
    const next = chance(1);
    for (let i = 0; i < 200; i++) {
      const point = { latitude: (next() - 0.5) * 170, longitude: (next() - 0.5) * 360 };
      const back = unproject(project(point));
      expect(back.latitude).toBeCloseTo(point.latitude, 9);
      expect(back.longitude).toBeCloseTo(point.longitude, 9);
    }
  });

  it('measures: a kilometre north of Bree is a kilometre', () => {
    const north = project({ latitude: 51.141 + 1 / 111.2, longitude: 5.597 });
    expect((bree.y - north.y) / length(1000, bree)).toBeCloseTo(1, 2);
  });
});

describe('a view', () => {
  it('shows its middle in the middle, and tells what is where', () => {
    expect(toPixel(view, size, bree)).toEqual({ left: 400, top: 300 });
    const spot = toSpot(view, size, { left: 10, top: 20 });
    expect(toPixel(view, size, spot).left).toBeCloseTo(10, 6);
  });

  it('moves with what is dragged, and zooms around what is pointed at', () => {
    const at = { left: 100, top: 50 };
    const spot = toSpot(view, size, at);
    const after = toPixel(moved(view, size, at, { left: 300, top: 90 }, 2), size, spot);
    expect(after.left).toBeCloseTo(300, 3);
    expect(after.top).toBeCloseTo(90, 3);
  });

  it('fits all spots, between the tools and the ways to what is far', () => {
    const spots = corners(home);
    const fit = fitted(spots, size, maxZoom);
    for (const { left, top } of spots.map((spot) => toPixel(fit, size, spot))) {
      expect(left).toBeGreaterThanOrEqual(75.9);
      expect(left).toBeLessThanOrEqual(724.1);
      expect(top).toBeGreaterThanOrEqual(123.9);
      expect(top).toBeLessThanOrEqual(496.1);
    }
  });

  it('shows a rectangle up to the sides, and says its bounds again', () => {
    const { south, west, north, east } = boundsOf(view, size);
    const again = filled(corners({ south, west, north, east }), size);
    expect(isListOf({ kind: 'bounds', south, west, north, east }, boundsOf(again, size))).toBe(
      true,
    );
    expect(again.zoom).toBeCloseTo(view.zoom, 2);
    const narrow: Size = { width: 400, height: 600 };
    const all = filled(corners({ south, west, north, east }), narrow);
    expect(corners({ south, west, north, east }).every((spot) => isSeen(all, narrow, spot))).toBe(
      true,
    );
    expect(isSeen(all, narrow, spain)).toBe(false);
  });

  it('is no nearer to one spot than asked', () => {
    expect(fitted([bree], size, 13).zoom).toBe(13);
  });

  it('says its bounds with 4 decimals', () => {
    const { south, west, north, east } = boundsOf(view, size);
    expect(String(south)).toMatch(/^51\.\d{1,4}$/);
    expect(south).toBeLessThan(51.141);
    expect(north).toBeGreaterThan(51.141);
    expect((west + east) / 2).toBeCloseTo(5.597, 3);
  });

  it('zooms around a point all the way from one view to another', () => {
    const at = { left: 100, top: 50 };
    const spot = toSpot(view, size, at);
    const to = moved(view, size, at, at, 3);
    const half = toPixel(between(view, to, 0.5), size, spot);
    expect(half.left).toBeCloseTo(100, 3);
    expect(between(view, to, 1).zoom).toBe(to.zoom);
  });
});

describe('a list that follows the map', () => {
  const bounds = { south: 51, west: 5.5, north: 51.2, east: 5.9 };
  const listOf = (more: object): Area => ({ kind: 'bounds', ...bounds, ...more });

  it.each([
    ['the same bounds', {}, true],
    ['bounds that an address rounds', { west: 5.5001, north: 51.1999 }, true],
    ['bounds further west', { west: 5.45, east: 5.85 }, false],
    ['bounds nearer by', { south: 51.05, north: 51.15 }, false],
  ])('that has %s is its list: %#', (_, more, same) => {
    expect(isListOf(listOf(more), bounds)).toBe(same);
  });

  it('has a drawn area whatever the map shows', () => {
    expect(isListOf({ kind: 'polygon', points: [] }, bounds)).toBe(true);
  });
});

describe('the limits', () => {
  const bounded = (shown: View, spots = [bree]) => limited(shown, size, limitsOf(spots, size));

  it('keep the region filling what is seen', () => {
    const widest = bounded({ ...bree, zoom: 0 });
    const [northWest, southEast] = corners(region);
    expect(toPixel(widest, size, northWest).left).toBeLessThanOrEqual(0.01);
    expect(toPixel(widest, size, southEast).top).toBeGreaterThanOrEqual(size.height - 0.01);
  });

  it('keep the visitor from leaving it', () => {
    const far = bounded({ ...spain, zoom: 9 });
    const [northWest, southEast] = corners(region);
    expect(far.x).toBeCloseTo(northWest.x + 400 / scale(9), 9);
    expect(far.y).toBeCloseTo(southEast.y - 300 / scale(9), 9);
  });

  it('go as far as there are properties', () => {
    const spots = [bree, spain];
    const all = bounded(fitted(spots, size, maxZoom), spots);
    const { left, top } = toPixel(all, size, spain);
    expect(left).toBeGreaterThan(0);
    expect(top).toBeLessThan(size.height);
  });

  it('end where two houses in a street stand apart', () => {
    expect(bounded({ ...bree, zoom: 40 }).zoom).toBe(maxZoom);
  });
});
