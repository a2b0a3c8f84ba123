import type { Variables } from 'relay-runtime';
import type { Answer } from './request.ts';

/** How long an answer that was asked ahead is good for a click: 20 seconds. */
export const aheadOfClick = 20_000;
/** How long the pages a visitor comes back to are shown as they were: 5 minutes. */
export const wayBack = 300_000;

const most = 40;

interface Held {
  readonly since: number;
  readonly asked: Promise<Answer>;
  answer?: Answer;
}

/** The answers of this visit, so that pointing at a link and coming back cost no second request. */
export interface Answers {
  /** Keeps an answer that came with the document. */
  seed: (documentId: string, variables: Variables, answer: Answer) => void;
  /** The answer if it is here and not older than maxAge milliseconds. */
  here: (documentId: string, variables: Variables, maxAge: number) => Answer | undefined;
  /** The answer, asked unless one not older than maxAge is here or on its way. */
  ask: (documentId: string, variables: Variables, maxAge?: number) => Promise<Answer>;
}

type Ask = (documentId: string, variables: Variables) => Promise<Answer>;

export function createAnswers(send: Ask): Answers {
  const held = new Map<string, Held>();
  const young = (key: string, maxAge: number) => {
    const found = held.get(key);
    return found && Date.now() - found.since <= maxAge ? found : undefined;
  };
  const keep = (key: string, asked: Promise<Answer>): Held => {
    const one: Held = { since: Date.now(), asked };
    held.delete(key);
    held.set(key, one);
    const oldest = held.keys().next().value;
    if (held.size > most && oldest !== undefined) held.delete(oldest);
    return one;
  };
  const start = (key: string, documentId: string, variables: Variables) => {
    const one = keep(key, send(documentId, variables));
    one.asked.then(
      (answer) => {
        one.answer = answer;
      },
      () => held.get(key) === one && held.delete(key),
    );
    return one;
  };
  return {
    seed(documentId, variables, answer) {
      keep(keyOf(documentId, variables), Promise.resolve(answer)).answer = answer;
    },
    here: (documentId, variables, maxAge) => young(keyOf(documentId, variables), maxAge)?.answer,
    ask(documentId, variables, maxAge = aheadOfClick) {
      const key = keyOf(documentId, variables);
      return (young(key, maxAge) ?? start(key, documentId, variables)).asked;
    },
  };
}

/** The same variables in another order are the same. */
function keyOf(documentId: string, variables: Variables): string {
  const sorted = Object.keys(variables).sort();
  return `${documentId} ${JSON.stringify(sorted.map((name) => [name, variables[name]]))}`;
}
