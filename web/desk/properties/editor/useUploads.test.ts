// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useUploads } from './useUploads.ts';

const read = vi.hoisted(() => vi.fn());
vi.mock('../../app/session.ts', () => ({ useSession: () => ({ ended: vi.fn() }) }));
vi.mock('./order.ts', () => ({ inOrderTaken: read }));

const sent = vi.fn();
const fileOf = (name: string) => new File([], name);
const namesSent = () => sent.mock.calls.map(([{ name }]) => name);

/** The next files that are added are read when the test says so, in the order of their names. */
function readLater() {
  let done = () => {};
  read.mockImplementationOnce(
    (files: readonly File[]) =>
      new Promise((resolve) => {
        done = () => resolve([...files].sort((a, b) => (a.name < b.name ? -1 : 1)));
      }),
  );
  return () => act(async () => done());
}

/** Whether a page that is left now asks first. */
function isHeld() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  sent.mockReset();
  sent.mockResolvedValue({ __typename: 'PropertyChanged' });
});

it('files are shown and held while they are read, and those that are added later are sent after them', async () => {
  const { result } = renderHook(() => useUploads(sent, () => 'state.notSent', vi.fn()));
  expect(isHeld()).toBe(false);
  const [first, second] = [readLater(), readLater()];
  act(() => void result.current.add([fileOf('b'), fileOf('a')]));
  expect(result.current.list.map(({ state }) => state)).toEqual(['reads', 'reads']);
  expect(isHeld()).toBe(true);
  act(() => void result.current.add([fileOf('d'), fileOf('c')]));
  await second();
  expect(namesSent()).toEqual([]);
  await first();
  await vi.waitFor(() => expect(namesSent()).toEqual(['a', 'b', 'c', 'd']));
  await act(async () => {});
  expect(result.current.list).toEqual([]);
  expect(isHeld()).toBe(false);
});
