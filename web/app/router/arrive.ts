import type { IntlShape } from 'react-intl';
import { addressOf, type Kit, prepare } from './prepare.ts';
import { type FailedView, locationOf, type View } from './view.ts';

const maxRedirects = 5;

/** A page and the address it was found at. */
export interface Arrival {
  readonly at: string;
  readonly view: View | FailedView;
}

/** Prepares the page of an address, redirects followed. It never throws: what fails becomes a view that says so. */
export async function arrive(
  url: string,
  kit: Kit,
  intl: IntlShape,
  maxAge?: number,
): Promise<Arrival> {
  let at = url;
  let address = addressOf(at, kit);
  try {
    for (let turn = 0; turn <= maxRedirects; turn++) {
      const found = await prepare(address, kit, maxAge);
      if (!('to' in found)) return { at, view: found };
      at = found.to;
      address = addressOf(at, kit);
    }
    throw new Error(`${url} redirects in a loop`);
  } catch (failure) {
    return { at, view: { location: locationOf(address), intl, failure } };
  }
}
