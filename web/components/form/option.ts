import type { ReactNode } from 'react';

/** A choice and its words. */
export interface Option<Text extends ReactNode = string> {
  readonly value: string;
  readonly text: Text;
  readonly disabled?: boolean;
  /** Its own path, where the graph takes a list of inputs: 'filter.cities.2.zip'. */
  readonly name?: string;
  /** What readInput makes of it there, when that is no text. */
  readonly kind?: string | undefined;
}
