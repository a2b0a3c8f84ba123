import type { Language } from '../../shared/i18n/languages.ts';
import type { SetUp } from '../signin/SetUpPhone.tsx';

/** What was filled in so far, as the program saved it. */
export interface Answers {
  readonly agency: { readonly name: string; readonly languages: readonly Language[] | null };
  readonly office: Office & { readonly town: string; readonly title: string };
  readonly manager: {
    readonly name: string;
    readonly email: string;
    readonly hasPassword: boolean;
    readonly hasCode: boolean;
    readonly setUp: SetUp | null;
  };
  readonly appearance: Appearance;
  /** The first step that still lacks something, '' for none. */
  readonly unfinished: StepName | '';
  /** Until when this browser may go on. */
  readonly ends: string;
}

export interface Office {
  readonly street: string;
  readonly place: string;
  readonly phone: string;
  readonly email: string;
  readonly number: string;
}

export interface Appearance {
  readonly logo: Logo | null;
  readonly buttons: string;
  readonly accent: string;
}

/** A logo, with its content in base64. */
export interface Logo {
  readonly name: string;
  readonly content: string;
}

/** The steps, in their order: the code belongs to the third of the five. */
export const steps = ['agency', 'office', 'manager', 'code', 'appearance', 'ready'] as const;
export type StepName = (typeof steps)[number];

/** Which of the five a step is. */
export const numberOf = (step: StepName) => {
  const at = steps.indexOf(step) + 1;
  return at > 3 ? at - 1 : at;
};

export interface Problem {
  readonly path: readonly string[];
  readonly code: string;
}

/** Why the set-up cannot go on: for this browser, or because the site stands. */
export type Over = 'OVER' | 'STANDS';

export type Answered<T> =
  | { readonly done: T; readonly problems?: undefined; readonly over?: undefined }
  | { readonly problems: readonly Problem[]; readonly over?: undefined }
  | { readonly over: Over; readonly problems?: undefined };

/** Sends something of the set-up, or reads it where nothing is sent. Throws where there is no answer. */
export async function ask<T>(path: string, sent?: unknown): Promise<Answered<T>> {
  const answer = await fetch(`/setup/${path}`, {
    ...(sent !== undefined && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    }),
    cache: 'no-store',
  });
  if (answer.status !== 200 && answer.status !== 410)
    throw new Error(`/setup/${path}: ${answer.status}`);
  const body = await answer.json();
  if (answer.status === 410) return { over: body.why };
  return body.problems ? { problems: body.problems } : { done: body };
}

/** The step of an address, null for that of the link. */
export function stepAt(pathname: string): StepName | null {
  const [, name] = pathname.split('/').filter(Boolean);
  return steps.find((step) => step === name) ?? null;
}
