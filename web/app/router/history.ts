/**
 * The layers over a page: a photo viewer, a form, a drawer. Each open layer has an entry of its own in the browser's history, so
 * Back closes it; closed in any other way it takes its entry along. An entry whose layer is not open, as after a reload
 * or after Forward, is stepped over.
 */
export interface Layers {
  /** Adds a layer; the result removes it. `onBack` hears that the visitor went back: the layer closes. */
  open: (onBack: () => void) => () => void;
  /** Hears that the browser went to another entry. True when that was about layers alone, and the page stays. */
  follow: () => boolean;
  /** Changes the page's address under its layers; false when there are none. */
  move: (address: string) => boolean;
  /** Gives up all layers, because the page is left. True when the present entry was one of theirs. */
  leave: () => boolean;
  /** Steps over the entries of layers that a reload closed. */
  start: () => void;
  /** Fulfilled when no step of ours through the history is on its way. */
  settled: () => Promise<void>;
}

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
