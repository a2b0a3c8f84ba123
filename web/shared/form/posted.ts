import { createContext, use } from 'react';
import type { CaptchaTask } from './captcha/captchaTask.ts';

/** Something that is wrong with a form: the path of the field within the mutation's input, and the graph's ProblemCode. */
export interface Problem {
  readonly path: readonly string[];
  readonly code: string;
}

/** A form that was sent without scripts, which its page shows again with its problems (server/post.go). */
export interface Posted {
  /** The mutation. */
  readonly form: string;
  /** What was filled in, by the path of the field. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly problems: readonly Problem[];
  /** The captcha to answer next; null, or one without an id, for none. */
  readonly captcha: CaptchaTask | null;
}

export const PostedContext = createContext<Posted | null>(null);

/** The form of a mutation as it was posted; null for one that was not. */
export function usePosted(form: string): Posted | null {
  const posted = use(PostedContext);
  return posted?.form === form ? posted : null;
}
