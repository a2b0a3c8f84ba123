import { createAnswers } from '../shared/answer/answers.ts';
import type { Answer, Variables } from '../shared/answer/request.ts';

interface Sent {
  readonly id: string;
  readonly variables: Variables;
  readonly signal: AbortSignal;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (failure: Error) => void;
}

/** Answers whose requests wait until a test answers them. */
export function waitingAnswers() {
  const sent: Sent[] = [];
  const answers = createAnswers(
    (id, variables, signal) =>
      new Promise((resolve, reject) => sent.push({ id, variables, signal, resolve, reject })),
  );
  return { answers, sent };
}
