import { existsSync } from 'node:fs';

/** The Chromiums that tests and Lighthouse run on, as Debian names them: the lighter one first, the same browser without a window. */
export const known = ['chromium-headless-shell', 'chromium'];

/** Without a window and without background requests. */
export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of this machine: the one that CHROMIUM names, else one that is known; undefined when there is none. */
export function browser() {
  return process.env.CHROMIUM ?? known.map((name) => `/usr/bin/${name}`).find(existsSync);
}
