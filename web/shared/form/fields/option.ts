import type { ReactNode } from 'react';

/** An option and its text. */
export interface Option<Text extends ReactNode = string> {
  readonly value: string;
  readonly text: Text;
  readonly disabled?: boolean;
  /** Its own path, where the graph takes a list of inputs: 'filter.cities.2.zip'. */
  readonly name?: string;
  /** How readInput reads it there (its data-kind): as a text when absent. */
  readonly kind?: string | undefined;
}
