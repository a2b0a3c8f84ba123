/**
 * The layers over a page: a photo viewer, a form, a drawer. Each open layer has an entry of its own in the browser's history, so
 * Back closes it; closed in any other way it takes its entry along. An entry whose layer is not open, as after a reload
 * or after Forward, is skipped.
 */
export interface Layers {
  /** Adds a layer; the result removes it. `onBack` is called when the visitor goes back: close the layer. */
  open: (onBack: () => void) => () => void;
  /** Handles the browser's move to another entry. True when only layers changed and the page stays. */
  follow: () => boolean;
  /** Changes the page's address under its layers; false when there are none. */
  move: (address: string) => boolean;
  /** Drops all layers because the page is left. True when the current entry belonged to one of them. */
  leave: () => boolean;
  /** Skips the entries of layers that a reload closed. */
  start: () => void;
  /** Resolves when no history step that we started is pending. */
  settled: () => Promise<void>;
}

/** The entries that this document wrote in the browser's history, with the scroll position at which each was left. */
export interface Trail {
  /** The layers over the page; null until the first one opens. */
  layers: Layers | null;
  /** The key of the current history entry. */
  readonly page: () => string;
  /** Writes the address of a page that is about to be shown; `stays`: it is the same page, with its layers. */
  write: (address: string, replace: boolean, stays?: boolean) => void;
  /** Follows the browser to another entry. Returns the scroll position at which that was left; undefined when it was not shown before. */
  follow: () => number | undefined;
}
