import type { Answer, Variables } from './request.ts';

/** How long a preloaded answer may serve a click: 20 seconds. */
export const preloadAge = 20_000;
/** How long answers serve Back and Forward: 5 minutes. */
export const backAge = 300_000;

/** How many answers are cached; the oldest is dropped. */
const limit = 40;

interface CachedAnswer {
  readonly since: number;
  readonly promise: Promise<Answer>;
  readonly abort: AbortController;
  answer?: Answer;
  /** How many wait for it. */
  waiting: number;
}

/** The answers that this document received, so that a preloaded link and going back need no second request. */
export interface Answers {
  /** Caches an answer that came with the document. */
  seed: (operationId: string, variables: Variables, answer: Answer) => void;
  /** The answer if it is here and not older than maxAge milliseconds. */
  here: (operationId: string, variables: Variables, maxAge: number) => Answer | undefined;
  /** The answer, requested unless one not older than maxAge is here or on its way. */
  request: (operationId: string, variables: Variables, maxAge?: number) => Promise<Answer>;
  /**
   * Requests the answer for someone who may not need it any more when it comes, unless one not older than maxAge is here. What it returns
   * stops waiting; a request that nobody waits for any more is aborted.
   */
  follow: (operationId: string, variables: Variables, maxAge: number, then: Follower) => () => void;
}

interface Follower {
  readonly next: (answer: Answer) => void;
  readonly error: (failure: unknown) => void;
}

type SendQuery = (
  operationId: string,
  variables: Variables,
  signal: AbortSignal,
) => Promise<Answer>;

export function createAnswers(send: SendQuery): Answers {
  const cached = new Map<string, CachedAnswer>();
  const fresh = (key: string, maxAge: number) => {
    const found = cached.get(key);
    return found && Date.now() - found.since <= maxAge ? found : undefined;
  };
  const cache = (
    key: string,
    promise: Promise<Answer>,
    abort = new AbortController(),
  ): CachedAnswer => {
    const one: CachedAnswer = { since: Date.now(), promise, abort, waiting: 0 };
    cached.delete(key);
    cached.set(key, one);
    const oldest = cached.keys().next().value;
    if (cached.size > limit && oldest !== undefined) cached.delete(oldest);
    return one;
  };
  const start = (key: string, operationId: string, variables: Variables) => {
    const abort = new AbortController();
    const one = cache(key, send(operationId, variables, abort.signal), abort);
    one.promise.then(
      (answer) => {
        one.answer = answer;
      },
      () => cached.get(key) === one && cached.delete(key),
    );
    return one;
  };
  /** The answer that is here or on its way, or of a new request. */
  const find = (operationId: string, variables: Variables, maxAge: number) => {
    const key = keyOf(operationId, variables);
    const one = fresh(key, maxAge) ?? start(key, operationId, variables);
    one.waiting++;
    return { key, one };
  };
  return {
    seed(operationId, variables, answer) {
      cache(keyOf(operationId, variables), Promise.resolve(answer)).answer = answer;
    },
    here: (operationId, variables, maxAge) => fresh(keyOf(operationId, variables), maxAge)?.answer,
    request: (operationId, variables, maxAge = preloadAge) =>
      find(operationId, variables, maxAge).one.promise,
    follow(operationId, variables, maxAge, { next, error }) {
      const { key, one } = find(operationId, variables, maxAge);
      let over = false;
      one.promise.then(
        (answer) => over || next(answer),
        (failure) => over || error(failure),
      );
      return () => {
        if (over) return;
        over = true;
        one.waiting--;
        if (one.waiting > 0 || one.answer) return;
        if (cached.get(key) === one) cached.delete(key);
        one.abort.abort();
      };
    },
  };
}

/** The same variables in another order are the same. */
function keyOf(operationId: string, variables: Variables): string {
  const sorted = Object.keys(variables).sort();
  return `${operationId} ${JSON.stringify(sorted.map((name) => [name, variables[name]]))}`;
}
