import { describe, expect, it } from 'vitest';
import { mapMessage, pin } from '../../test/pins.ts';
import { maxPins, readMessage } from './readMessage.ts';

const onePin = pin(1096, 51.141, 5.597);

/** What is left of one pin. */
function pinRead(part: object) {
  const read = readMessage(mapMessage([{ ...onePin, ...part }]));
  return read?.type === 'gevel:map' ? (read.properties[0] ?? null) : undefined;
}

/** What is left of a message with one part replaced. */
function read(part: object) {
  const message = readMessage({ ...mapMessage([onePin]), ...part });
  if (message?.type !== 'gevel:map') throw new Error('the message was refused');
  return message;
}

describe('a message to the map', () => {
  it('is read whole when all of it is right', () => {
    const message = mapMessage([onePin, { ...onePin, property: null, count: 12 }], {
      mapType: 'satellite',
      marker: '/media/pin.svg',
      ignore: [1001],
      token: 'pk.1',
      area: { kind: 'bounds', south: 51, west: 5.5, north: 51.2, east: 5.9 },
    });
    expect(readMessage(structuredClone(message))).toEqual(message);
  });

  it.each([
    ['nothing', null],
    ['a text', 'gevel:map'],
    ['a list', [mapMessage([onePin])]],
    ['another type', { ...mapMessage([onePin]), type: 'other' }],
    ['no texts', { ...mapMessage([onePin]), info: undefined }],
    ['texts that are a text', { ...mapMessage([onePin]), info: 'nl' }],
    ['no properties', { ...mapMessage([onePin]), properties: undefined }],
    ['properties that are no list', { ...mapMessage([onePin]), properties: { 0: onePin } }],
  ])('is refused when it is %s', (_, data) => {
    expect(readMessage(data)).toBeNull();
  });

  it('shows no more than the first pins', () => {
    const many = Array.from({ length: 10_000 }, (_, number) => ({ ...onePin, numbers: [number] }));
    const { properties } = read({ properties: many });
    expect(properties).toHaveLength(maxPins);
    expect(properties.at(-1)?.numbers).toEqual([maxPins - 1]);
  });

  it.each([
    ['NaN', { latitude: Number.NaN }],
    ['infinite', { longitude: Number.POSITIVE_INFINITY }],
    ['a text', { latitude: '51.141' }],
    ['beyond the poles of the map', { latitude: 86 }],
    ['beyond the world', { longitude: 181 }],
    ['missing', { longitude: undefined }],
  ])('drops a pin whose place is %s', (_, place) => {
    expect(pinRead(place)).toBeNull();
  });

  it('reads a group that the server made, which has no numbers', () => {
    const group = { ...onePin, numbers: [], property: null, exact: false, count: 12 };
    expect(pinRead(group)).toEqual(group);
    expect(pinRead({ ...group, count: 1 })).toBeNull();
    expect(read({ near: [group] }).near).toEqual([group]);
    expect(read({ near: 'none' }).near).toBeNull();
  });

  it.each([
    ['no number', []],
    ['texts', ['1096']],
    ['halves', [0.5]],
    ['less than nothing', [-1]],
  ])('drops a pin whose numbers are %s', (_, numbers) => {
    expect(pinRead({ numbers })).toBeNull();
  });

  it.each(['javascript:alert(1)', '//example.com/', '/\\example.com/', 'https://example.com/', ''])(
    'lets no card lead to %s',
    (path) => {
      expect(pinRead({ property: { ...onePin.property, path } })?.property).toBeNull();
    },
  );

  it('takes no picture from elsewhere', () => {
    const url = 'https://example.com/1.jpg';
    const thumbnail = { url, width: 600, height: 400, alt: '' };
    expect(
      pinRead({ property: { ...onePin.property, thumbnail } })?.property?.thumbnail,
    ).toBeNull();
    expect(read({ marker: url }).marker).toBeNull();
  });

  it('counts no fewer properties than it has numbers, and one for a property', () => {
    expect(pinRead({ property: null, numbers: [1, 2, 3], count: 1 })?.count).toBe(3);
    expect(pinRead({ property: null, numbers: [1], count: 'many' })?.count).toBe(1);
    expect(pinRead({ count: 9 })?.count).toBe(1);
  });

  it('cuts texts that never end and drops those that are none', () => {
    const facts = [
      { icon: 'bed', text: 'x'.repeat(9999), words: '' },
      { icon: 'skull', text: '4', words: '' },
      '168 m²',
      { icon: 'ruler', text: '168 m²', words: '' },
    ];
    const property = pinRead({ property: { ...onePin.property, facts, price: 5 } })?.property;
    expect(property?.facts.map(({ text }) => text.length)).toEqual([500, 6]);
    expect(property?.price).toBe('');
  });

  it.each([
    ['an unknown kind', { kind: 'circle' }],
    ['two corners', { kind: 'polygon', points: [onePin, onePin] }],
    ['bounds upside down', { kind: 'bounds', south: 52, west: 5, north: 51, east: 6 }],
    ['bounds of texts', { kind: 'bounds', south: '51', west: '5', north: '52', east: '6' }],
  ])('has no area when it is %s', (_, area) => {
    expect(read({ area }).area).toBeNull();
  });

  it('offers no tool that is not switched on', () => {
    expect(read({ tools: { draw: 'yes' } }).tools).toEqual({
      draw: false,
      follow: false,
      full: false,
    });
    expect(read({ tools: null }).tools).toEqual({ draw: false, follow: false, full: false });
  });
});

it('a mark is a number or none', () => {
  expect(readMessage({ type: 'gevel:mark', number: 1096 })).toEqual({
    type: 'gevel:mark',
    number: 1096,
  });
  expect(readMessage({ type: 'gevel:mark', number: '1096' })).toEqual({
    type: 'gevel:mark',
    number: null,
  });
});

describe('the photos of a card', () => {
  const photo = { url: '/media/1.jpg', width: 600, height: 400, alt: '' };

  it('are five of the site at most', () => {
    const photos = [{ ...photo, url: 'https://example.com/1.jpg' }, ...Array(9).fill(photo)];
    expect(readMessage({ type: 'gevel:photos', number: 7, photos })).toEqual({
      type: 'gevel:photos',
      number: 7,
      photos: Array(4).fill(photo),
    });
  });

  it('are those of a property', () => {
    expect(readMessage({ type: 'gevel:photos', number: 'x', photos: [photo] })).toBeNull();
  });
});

it('what a visitor saw and saved are numbers', () => {
  const data = { type: 'gevel:own', seen: [7, '8', -1], saved: 'all' };
  expect(readMessage(data)).toEqual({ type: 'gevel:own', seen: [7], saved: [] });
});
