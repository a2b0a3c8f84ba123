import type { ReactNode } from 'react';

/** A choice and its words. */
export interface Option<Text extends ReactNode = string> {
  readonly value: string;
  readonly text: Text;
  readonly disabled?: boolean;
}
