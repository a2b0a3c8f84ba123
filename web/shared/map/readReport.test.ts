// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readReport } from './readReport.ts';
import { isFrom } from './trusted.ts';

const point = { latitude: 51.1, longitude: 5.6 };
const bounds = { south: 51, west: 5.5, north: 51.2, east: 5.9 };

describe('a report of the frame', () => {
  it.each([
    { type: 'gevel:ready' },
    { type: 'gevel:select', numbers: [1096, 1097] },
    { type: 'gevel:moved', bounds },
    { type: 'gevel:seen', bounds, zoom: 9 },
    { type: 'gevel:open', open: true },
    { type: 'gevel:full', full: false },
    { type: 'gevel:drawn', polygon: [point, point, point] },
    { type: 'gevel:drawn', polygon: null },
    { type: 'gevel:placed', at: point, rests: false },
  ])('is read: %o', (report) => {
    expect(readReport(report)).toEqual(report);
  });

  it.each([
    undefined,
    'gevel:ready',
    { type: 'ready' },
    { type: 'gevel:moved', bounds: { ...bounds, north: Number.NaN } },
    { type: 'gevel:moved', bounds: { ...bounds, north: 50 } },
    { type: 'gevel:moved' },
    { type: 'gevel:seen', bounds },
    { type: 'gevel:seen', bounds, zoom: 9.5 },
    { type: 'gevel:seen', zoom: 9 },
    { type: 'gevel:drawn', polygon: [point, point] },
    { type: 'gevel:drawn' },
    { type: 'gevel:placed', at: { ...point, latitude: 86 }, rests: true },
  ])('is ignored: %o', (report) => {
    expect(readReport(report)).toBeNull();
  });
});

describe('a message', () => {
  const ours = { origin: location.origin, source: window };

  it('is accepted from the expected window', () => {
    expect(isFrom(ours, window)).toBe(true);
  });

  it('is refused from another site, another window or none', () => {
    expect(isFrom({ ...ours, origin: 'https://example.com' }, window)).toBe(false);
    expect(isFrom({ ...ours, source: new MessageChannel().port1 }, window)).toBe(false);
    expect(isFrom({ ...ours, source: null }, null)).toBe(false);
  });
});
