import { beforeEach, expect, it, vi } from 'vitest';
import { mostWaiting, settle, type Waiting, wait, waitingOf } from './waiting.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
});

const about = { at: '2026-11-23T10:00:00Z', name: 'Jonas' };
const state = (id: string, lead: string): Waiting => ({
  ...about,
  kind: 'state',
  id,
  lead,
  state: 'DONE',
  version: 1,
});
const note = (id: string): Waiting => ({ ...about, kind: 'note', id, lead: 'a', text: 'Hello' });
const report = (id: string, appointment: string): Waiting => ({
  ...about,
  kind: 'report',
  id,
  appointment,
  start: '2026-11-23T09:00:00Z',
  text: 'Mooi',
  forOwner: false,
  version: 0,
});
const ids = (member: string) => waitingOf(member).map(({ id }) => id);

it('keeps notes in their order, and the last state of each lead, for who made them', () => {
  for (const one of [state('1', 'a'), note('2'), state('3', 'b'), note('4'), state('5', 'a')])
    expect(wait('an', one)).toBe(true);
  expect(ids('an')).toEqual(['2', '3', '4', '5']);
  expect(ids('tom')).toEqual([]);
});

it('keeps the last report of each appointment', () => {
  for (const one of [report('1', 'a'), state('2', 'a'), report('3', 'b'), report('4', 'a')])
    expect(wait('an', one)).toBe(true);
  expect(ids('an')).toEqual(['2', '3', '4']);
});

it('takes a change away, or replaces it where it stands', () => {
  wait('an', note('1'));
  wait('an', note('2'));
  settle('an', '1', { ...note('1'), stuck: 'REFUSED' });
  expect(waitingOf('an').map(({ stuck }) => stuck)).toEqual(['REFUSED', undefined]);
  settle('an', '1', null);
  settle('an', '2', null);
  expect(stored.size).toBe(0);
});

it('keeps no more than it may, and nothing where the browser keeps nothing', () => {
  for (let i = 0; i < mostWaiting; i++) wait('an', note(`${i}`));
  expect(wait('an', note('one more'))).toBe(false);
  expect(waitingOf('an')).toHaveLength(mostWaiting);
  vi.stubGlobal('localStorage', undefined);
  expect(wait('tom', note('1'))).toBe(false);
});

it('does not stumble over what nobody wrote', () => {
  stored.set('desk.waiting.an', '{');
  expect(waitingOf('an')).toEqual([]);
});
