import type { MapPin } from '../../web/shared/map/message.ts';
import { pin } from '../../web/test/pins.ts';
import type { MapHost } from './host.ts';

/** Two properties far apart, three in a street of Bree, two in one building of Peer, and two in Kinrooi without an address. */
export const pins: MapPin[] = [
  pin(1, 50.467, 4.867),
  pin(2, 49.61, 6.13),
  pin(3, 51.141, 5.597),
  pin(4, 51.1412, 5.5975),
  pin(5, 51.1414, 5.598),
  pin(6, 51.132, 5.353),
  pin(7, 51.132, 5.353),
  { ...pin(8, 51.145, 5.742), exact: false },
  { ...pin(9, 51.145, 5.742), exact: false },
];

/** The accessible name of the pin of one of these. */
export const price = (number: number) => `€\u00a0${number}.000, Halfopen woning, Bree`;
/** A button on the map. */
export const named = (host: MapHost, name: string | RegExp) =>
  host.frame.getByRole('button', { name, exact: true });
export const map = (host: MapHost) => host.frame.getByRole('application', { name: 'Kaart' });
