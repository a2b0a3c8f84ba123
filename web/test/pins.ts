import {
  type MapMessage,
  type MapPin,
  type MapTexts,
  ownTexts,
  sharedTexts,
} from '../shared/map/message.ts';

/** A home with a public address, for tests. */
export function pin(number: number, latitude: number, longitude: number): MapPin {
  return {
    latitude,
    longitude,
    exact: true,
    count: 1,
    numbers: [number],
    property: {
      number,
      path: `/nl/te-koop/bree/huis/${number}/`,
      title: 'Bree',
      type: 'Halfopen woning',
      price: `€\u00a0${number}.000`,
      was: '€\u00a0365.000',
      charges: null,
      facts: [{ icon: 'bed', text: '3', words: 'slaapkamers' }],
      thumbnail: null,
      marquee: { code: 1, name: 'Nieuw' },
      reduced: null,
      energy: { text: 'A+', colour: 'a-plus' },
    },
  };
}

/** A message that shows pins; each text is its own name. */
export function mapMessage(pins: MapPin[], more: Partial<MapMessage> = {}): MapMessage {
  const info = Object.fromEntries([...ownTexts, ...sharedTexts].map((key) => [key, key]));
  return {
    type: 'gevel:map',
    properties: pins,
    near: null,
    info: info as MapTexts,
    mapType: 'streets',
    marker: null,
    ignore: [],
    token: null,
    area: null,
    circles: [],
    screen: false,
    tools: { draw: true, follow: true, full: false },
    ...more,
  };
}

/** Numbers from 0 to 1 that look like chance, and are the same in every run (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
