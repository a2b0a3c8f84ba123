import { loadStyles } from '../../shared/router/loadStyles.ts';
import { type FailedView, locationOf, type View } from '../../shared/router/view.ts';
import { addressOf, prepare, type Setup } from './prepare.ts';

const maxRedirects = 5;

/** A page and the address it was found at. */
export interface Arrival {
  readonly at: string;
  readonly view: View | FailedView;
}

/** Prepares the page of an address, redirects followed. It never throws: what fails becomes a view that says so. */
export async function arrive(
  url: string,
  setup: Setup,
  shown: View | FailedView,
  maxAge?: number,
): Promise<Arrival> {
  let at = url;
  let address = addressOf(at, setup);
  try {
    for (let turn = 0; turn <= maxRedirects; turn++) {
      const [found] = await Promise.all([prepare(address, setup, maxAge), loadStyles()]);
      if (!('to' in found)) return { at, view: found };
      at = found.to;
      address = addressOf(at, setup);
    }
    throw new Error(`${url} redirects in a loop`);
  } catch (failure) {
    return { at, view: { location: locationOf(address), intl: shown.intl, failure } };
  }
}
