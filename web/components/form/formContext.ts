import { createContext, use } from 'react';
import type { Problem } from './posted.ts';

/** What the fields of a form know of it. */
export interface FormState {
  /** The mutation. */
  readonly name: string;
  readonly problems: readonly Problem[];
  /** What was filled in before the page was made, by path. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

export const FormContext = createContext<FormState | null>(null);

export function useForm(): FormState {
  const form = use(FormContext);
  if (form === null) throw new Error('a field stands in a form');
  return form;
}

/** The id of a field in the document. */
export function fieldId(form: string, path: string): string {
  return `${form}-${path}`;
}
