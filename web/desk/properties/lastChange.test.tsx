// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sendChange, useLastChange } from './lastChange.ts';

afterEach(cleanup);

/** A change that is under way until it is answered. */
function changing(number: number) {
  type Answer = { __typename: string; undo: string | null };
  let resolve: (answer: Answer) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<Answer>((one, other) => {
    resolve = one;
    reject = other;
  });
  const sent = sendChange(number, () => promise);
  return {
    answered: (undo: string | null) =>
      act(async () => {
        resolve({ __typename: 'PropertyChanged', undo });
        await sent;
      }),
    lost: () =>
      act(async () => {
        reject(new Error('lost'));
        await sent.catch(() => {});
      }),
  };
}

it('does not undo the change before while one is under way, and then undoes that one, also before it is read', async () => {
  const { result, rerender } = renderHook(({ read }) => useLastChange(7, read), {
    initialProps: { read: 'first' as string | null },
  });
  expect(result.current).toMatchObject({ isUnderWay: false, undo: 'first' });
  let change = changing(7);
  rerender({ read: 'first' });
  expect(result.current.isUnderWay).toBe(true);
  await change.answered('second');
  expect(result.current).toMatchObject({ isUnderWay: false, undo: 'second' });
  change = changing(7);
  await change.answered('third');
  rerender({ read: 'second' }); // what was read meanwhile is the one before
  expect(result.current.undo).toBe('third');
  rerender({ read: 'third' });
  rerender({ read: null }); // its time to be undone is over
  expect(result.current.undo).toBeNull();
});

it('goes on with the change before when one is lost, or changes nothing', async () => {
  const { result } = renderHook(() => useLastChange(8, 'first'));
  await changing(8).lost();
  expect(result.current).toMatchObject({ isUnderWay: false, undo: 'first' });
  await changing(8).answered(null);
  expect(result.current).toMatchObject({ isUnderWay: false, undo: 'first' });
  await changing(9).answered('of another property');
  expect(result.current.undo).toBe('first');
});
