import type { Layers, Trail } from './history.ts';

/** The state that we write with an entry of the browser's history. */
interface Entry {
  /** Which page the entry belongs to: layers share the key of their page. */
  readonly key?: string | undefined;
  /** How many layers lie over the page; 0 when absent. */
  readonly depth?: number;
  /** The page got another address under its layers. The entry is the page's own once they are closed. */
  readonly moved?: boolean;
}

/** How long to wait for popstate after history.go, in milliseconds. */
const popstateTimeout = 1000;

/** The layers of a trail, made with the first one: most visits have none. */
export function layersOf(trail: Trail): Layers {
  trail.layers ??= createLayers(trail.page);
  return trail.layers;
}

function createLayers(page: () => string): Layers {
  let layers: readonly (() => void)[] = [];
  let movedTo = '';
  let arrive: (() => void) | null = null;
  let settled = Promise.resolve();

  /** Makes the history as deep as there are layers. */
  const settle = () => {
    if (arrive) return; // popstate calls it again
    for (let depth = depthHere(); depth < layers.length; depth++) push(depth + 1);
    const surplus = depthHere() - layers.length;
    if (surplus > 0 && here().moved) stay();
    else if (surplus > 0) step(surplus);
  };

  const push = (depth: number, moved = false, address?: string) =>
    history.pushState({ key: page(), depth, moved }, '', address);

  /** Makes the current entry that of the layers that are still open, or the page's own. */
  const stay = () => {
    const depth = layers.length;
    history.replaceState({ ...here(), depth, moved: depth > 0 }, '');
    if (depth === 0) movedTo = '';
  };

  const step = (by: number) => {
    settled = new Promise((resolve) => {
      const timer = setTimeout(() => arrive?.(), popstateTimeout);
      arrive = () => {
        arrive = null;
        clearTimeout(timer);
        resolve();
      };
    });
    history.go(-by);
  };

  const closeFrom = (depth: number) => {
    const closed = layers.slice(depth);
    layers = layers.slice(0, depth);
    for (const onBack of closed.toReversed()) onBack();
  };

  return {
    open(onBack) {
      const layer = () => onBack();
      layers = [...layers, layer];
      settle();
      return () => {
        if (!layers.includes(layer)) return; // Back closed it, or its page was left
        layers = layers.filter((one) => one !== layer);
        settle();
      };
    },
    follow() {
      if (arrive) {
        arrive();
        settle();
        return true;
      }
      const depth = depthHere();
      const isHere = (here().key ?? location.href) === page();
      const closes = layers.length > (isHere ? depth : 0);
      if (closes) closeFrom(isHere ? depth : 0);
      if (depth > layers.length) {
        history.go(layers.length - depth); // the entry after that is handled like any other
        return true;
      }
      if (!closes || !isHere) return false;
      if (movedTo && depth > 0) history.replaceState({ ...here(), moved: true }, '', movedTo);
      else if (movedTo) push(0, false, movedTo);
      if (depth === 0) movedTo = '';
      return true;
    },
    move(address) {
      if (layers.length === 0 || depthHere() === 0) return false;
      history.replaceState({ ...here(), moved: true }, '', address);
      movedTo = address;
      return true;
    },
    leave() {
      layers = [];
      movedTo = '';
      return depthHere() > 0;
    },
    start() {
      if (here().moved) stay();
      else if (depthHere() > 0) history.go(-depthHere());
    },
    settled: () => settled,
  };
}

function here(): Entry {
  return (history.state as Entry | null) ?? {};
}

function depthHere(): number {
  return here().depth ?? 0;
}
