import type { FrameLocator, Page } from '@playwright/test';
import {
  type MapMessage,
  type MapPin,
  type MapReport,
  ownTexts,
} from '../../web/shared/map/message.ts';
import { mapMessage } from '../../web/test/pins.ts';
import { queryGraph } from '../graph.ts';
import { words } from '../words.ts';

const say = words('nl');

/** A page of the same origin with nothing but the frame, which records the frame's messages. */
const host = `<!doctype html><html lang="nl"><title>Kaart</title>
<style>body { margin: 0 } iframe { display: block; width: 100%; height: 100vh; border: 0 }</style>
<iframe src="/map/" title="Kaart"></iframe>
<script>
  window.reports = [];
  addEventListener('message', (event) => reports.push(event.data));
  window.loaded = new Promise((resolve) => addEventListener('load', resolve));
  window.post = (message) => document.querySelector('iframe').contentWindow.postMessage(message, location.origin);
</script>`;

export interface MapHost {
  frame: FrameLocator;
  /** Posts anything to the frame. */
  post: (message: unknown) => Promise<void>;
  /** The frame's messages of one type, in order. */
  reports: <T extends MapReport['type']>(type: T) => Promise<Extract<MapReport, { type: T }>[]>;
}

/** Opens the frame in a page around it; nothing is posted yet. */
export async function hostMap(page: Page): Promise<MapHost> {
  await page.route('**/map-host/', (route) =>
    route.fulfill({ contentType: 'text/html', body: host }),
  );
  await page.goto('/map-host/');
  await page.evaluate('loaded');
  return {
    frame: page.frameLocator('iframe[title=Kaart]'),
    post: (message) => page.evaluate((it) => Reflect.get(window, 'post')(it), message),
    reports: (type) =>
      page.evaluate(
        (kind) => Reflect.get(window, 'reports').filter((it: MapReport) => it.type === kind),
        type,
      ),
  };
}

/** A message that shows pins, with the Dutch texts. */
export function dutchMessage(pins: MapPin[], more: Partial<MapMessage> = {}): MapMessage {
  const placeholders = { count: '{count}', number: '{number}', key: '{key}', town: '{town}' };
  const texts = ownTexts.map((key) => [key, say(`map.${key}`, placeholders)]);
  const info = {
    ...Object.fromEntries(texts),
    language: 'nl',
    label: 'Kaart',
    close: say('ui.close'),
    reference: say('property.reference', placeholders),
    energyLabel: say('ui.energyLabel'),
    previousPhoto: say('property.previousPhoto'),
    nextPhoto: say('property.nextPhoto'),
  };
  return mapMessage(pins, { info, ...more });
}

interface Found {
  number: number;
  path: string;
  typeName: string;
  city: { displayName: string };
  price: { text: string };
  location: { latitude: number; longitude: number; exact: boolean };
  marquee: { code: number; name: string } | null;
  energy: { text: string } | null;
  photos: { url: string; width: number; height: number; alt: string }[];
}

/** The sample's properties for sale, as pins. */
export async function salePins(): Promise<MapPin[]> {
  const { properties } = await queryGraph<{ properties: { nodes: Found[] } }>(`{
    properties(filter: {goal: SALE}, first: 100) { nodes {
      number path typeName city { displayName } price { text } location { latitude longitude exact }
      marquee { code name } energy { text } photos(first: 1) { url width height alt }
    } } }`);
  return properties.nodes.map(({ number, path, location, ...property }) => ({
    ...location,
    count: 1,
    numbers: [number],
    property: {
      number,
      path,
      title: property.city.displayName,
      type: property.typeName,
      price: property.price.text,
      was: null,
      charges: null,
      facts: [{ icon: 'ruler', text: '168 m²', words: 'bewoonbaar' }],
      thumbnail: property.photos[0] ?? null,
      marquee: property.marquee,
      reduced: null,
      energy: property.energy && {
        text: property.energy.text,
        colour: property.energy.text.startsWith('A+')
          ? 'a-plus'
          : property.energy.text.charAt(0).toLowerCase(),
      },
    },
  }));
}
