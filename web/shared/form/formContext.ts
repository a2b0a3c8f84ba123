import { createContext, use } from 'react';
import type { Problem } from './posted.ts';

/** What a form shares with its fields. */
interface FormState {
  /** The mutation. */
  readonly name: string;
  readonly problems: readonly Problem[];
  /** What the fields start with, by path: a form that was posted, or restored. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

export const FormContext = createContext<FormState | null>(null);

export function useForm(): FormState {
  const form = use(FormContext);
  if (form === null) throw new Error('useForm is used outside a form');
  return form;
}

/** The id of a field in the document. */
export function fieldId(form: string, path: string): string {
  return `${form}-${path}`;
}
