import type { Trail } from './history.ts';

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

/**
 * Turns off the browser's scroll restoration while the app changes pages; the browser still restores it when a visitor leaves the document
 * and comes back.
 */
export function ownScrolling(): () => void {
  const giveBack = () => {
    history.scrollRestoration = 'auto';
  };
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  take();
  addEventListener('pagehide', giveBack);
  addEventListener('pageshow', take);
  return () => {
    giveBack();
    removeEventListener('pagehide', giveBack);
    removeEventListener('pageshow', take);
  };
}

/** An entry without our state gets its address as its key. */
function entryKey(): string {
  return (history.state as { key?: string } | null)?.key ?? location.href;
}
