// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Field, useField } from './useField.ts';

const sent = vi.hoisted(() => vi.fn());
vi.mock('react-intl', () => ({ useIntl: () => ({ locale: 'nl-BE' }) }));
vi.mock('../../app/session.ts', () => ({ useSession: () => ({ ended: vi.fn() }) }));
vi.mock('./useSetField.ts', () => ({ useSetField: () => sent }));

const changed = { __typename: 'PropertyChanged', undo: '1' };

/** A place on the map, as it was read last, and what answers the values that are on their way. */
function fieldOf(value: string) {
  const field = { name: 'point', language: null, kind: 'POINT', value } as unknown as Field;
  const view = renderHook(({ is }: { is: Field }) => useField(1096, is, () => undefined), {
    initialProps: { is: field },
  });
  return {
    now: () => view.result.current,
    read: (is: string) => view.rerender({ is: { ...field, value: is } }),
  };
}

/** The next value that is sent is answered when the test says so. */
function answerLater() {
  let answer = (_: typeof changed) => {};
  sent.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return () => act(async () => answer(changed));
}

beforeEach(() => {
  sent.mockReset();
});

it('what is typed while a value is on its way stays, and is saved after it', async () => {
  const { now } = fieldOf('51, 5');
  const answer = answerLater();
  act(() => now().save('52, 5'));
  act(() => now().type('53, 5'));
  await answer();
  expect(now().shown).toBe('53, 5');
  sent.mockResolvedValueOnce(changed);
  await act(async () => now().leave());
  expect(sent.mock.lastCall?.[0]).toMatchObject({ before: '52, 5', value: '53, 5' });
});

it('a value that is read while the next is on its way is not taken for a colleague’s', async () => {
  const { now, read } = fieldOf('51, 5');
  sent.mockResolvedValueOnce(changed);
  await act(async () => now().save('52, 5'));
  const answer = answerLater();
  act(() => now().save('53, 5'));
  read('52, 5');
  await answer();
  sent.mockResolvedValueOnce(changed);
  await act(async () => now().save('54, 5'));
  expect(sent.mock.calls.map(([{ before, value }]) => [before, value])).toEqual([
    ['51, 5', '52, 5'],
    ['52, 5', '53, 5'],
    ['53, 5', '54, 5'],
  ]);
});
