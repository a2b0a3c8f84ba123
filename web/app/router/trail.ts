import type { Layers } from './layers.ts';

/** The entries of this visit in the browser's history, and how far down each was scrolled when it was left. */
export interface Trail {
  /** What lies over the page, with entries of its own; null before anything did. */
  layers: Layers | null;
  /** The key of the present visit of a page. */
  readonly page: () => string;
  /** Writes the address of a page that is about to be shown; `stays`: it is the same page, with its layers. */
  write: (address: string, replace: boolean, stays?: boolean) => void;
  /** Follows the browser to an earlier or later entry. It gives the height it was left at, if it was here before. */
  follow: () => number | undefined;
}

export function createTrail(): Trail {
  let here = entryKey();
  let written = 0;
  const heights = new Map<string, number>();
  return {
    layers: null,
    page: () => here,
    write(address, replace, stays = false) {
      heights.set(here, window.scrollY);
      if (stays && this.layers?.move(address)) return;
      const overLayer = this.layers?.leave(); // Back leads to the page under the layer, not to its entry
      if (!replace || overLayer) here = `${performance.timeOrigin}/${++written}`;
      history[replace || overLayer ? 'replaceState' : 'pushState']({ key: here }, '', address);
    },
    follow() {
      heights.set(here, window.scrollY);
      here = entryKey();
      return heights.get(here);
    },
  };
}

/** Scrolling is ours while pages change, and the browser's when it leaves the document or comes back to it. */
export function ownScrolling(): () => void {
  const give = () => {
    history.scrollRestoration = 'auto';
  };
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  take();
  addEventListener('pagehide', give);
  addEventListener('pageshow', take);
  return () => {
    give();
    removeEventListener('pagehide', give);
    removeEventListener('pageshow', take);
  };
}

/** An entry that we did not write is known by its address. */
function entryKey(): string {
  return (history.state as { key?: string } | null)?.key ?? location.href;
}
