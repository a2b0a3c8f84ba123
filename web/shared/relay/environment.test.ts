import { fetchQuery } from 'relay-runtime';
import { expect, it, vi } from 'vitest';
import query from '../../__generated__/useNearPinsQuery.graphql.ts';
import { createAnswers } from '../answer/answers.ts';
import type { Answer } from '../answer/request.ts';
import { createEnvironment } from './environment.ts';

const empty = { data: { properties: { pins: [] } } } as unknown as Answer;

/** An environment whose requests wait, with their signals and what answers the last of them. */
function environment() {
  const signals: AbortSignal[] = [];
  let answerLast = (_: Answer) => {};
  const answers = createAnswers((_, __, signal) => {
    signals.push(signal);
    return new Promise((resolve, reject) => {
      answerLast = resolve;
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  });
  const own = createEnvironment(answers);
  const send = (zoom: number) => {
    const [next, error] = [vi.fn(), vi.fn()];
    const variables = { language: 'NL', bounds: null, zoom } as never;
    return { next, error, ...fetchQuery(own, query, variables).subscribe({ next, error }) };
  };
  return { signals, send, answer: () => answerLast(empty) };
}

it('aborts a request whose answer nobody waits for any more, and sends it again when it is needed', () => {
  const { signals, send } = environment();
  const first = send(9);
  first.unsubscribe();
  send(10);
  send(9);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false]);
  expect(first.error).not.toHaveBeenCalled();
});

it('lets a request go on that another still waits for', async () => {
  const { signals, send, answer } = environment();
  const [first, second] = [send(9), send(9)];
  first.unsubscribe();
  answer();
  await vi.waitFor(() => expect(second.next).toHaveBeenCalledOnce());
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

it('keeps an answer that has come', async () => {
  const { signals, send, answer } = environment();
  const first = send(9);
  answer();
  await vi.waitFor(() => expect(first.next).toHaveBeenCalledOnce());
  first.unsubscribe();
  const again = send(9);
  await vi.waitFor(() => expect(again.next).toHaveBeenCalledOnce());
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});
