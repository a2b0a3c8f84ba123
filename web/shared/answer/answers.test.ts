import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnswers } from './answers.ts';
import type { Answer } from './request.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answer = (name: string) => ({ data: { name } }) as unknown as Answer;

it('sends no request for what came with the document, whatever the order of its variables', async () => {
  const send = vi.fn();
  const answers = createAnswers(send);
  answers.seed('id', { a: 1, b: 2 }, answer('seeded'));
  expect(await answers.request('id', { b: 2, a: 1 })).toEqual(answer('seeded'));
  expect(answers.here('id', { b: 2, a: 1 }, 0)).toEqual(answer('seeded'));
  expect(send).not.toHaveBeenCalled();
});

it('sends one request for a link that is pointed at and clicked within 20 seconds', async () => {
  const send = vi.fn(async () => answer('fresh'));
  const answers = createAnswers(send);
  answers.request('id', {});
  vi.advanceTimersByTime(20_000);
  await answers.request('id', {});
  expect(send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await answers.request('id', {});
  expect(send).toHaveBeenCalledTimes(2);
});

it('sends another request after a failure', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(answer('back'));
  const answers = createAnswers(send);
  await expect(answers.request('id', {})).rejects.toThrow('gone');
  await expect(answers.request('id', {})).resolves.toEqual(answer('back'));
});

it('drops the oldest of more than 40', () => {
  const send = vi.fn(async () => answer('any'));
  const answers = createAnswers(send);
  for (let i = 0; i <= 40; i++) answers.seed('id', { i }, answer(String(i)));
  expect(answers.here('id', { i: 0 }, 1000)).toBeUndefined();
  expect(answers.here('id', { i: 1 }, 1000)).toEqual(answer('1'));
});
