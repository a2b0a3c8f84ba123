import { expect, it } from 'vitest';
import type { Reported } from '../week/useReport.ts';
import { reportOutcome } from './reportOutcome.ts';
import type { WaitingReport } from './waiting.ts';

const mine: WaitingReport = {
  kind: 'report',
  id: 'one',
  at: '2026-11-23T10:00:00Z',
  name: 'Molenstraat 14, Kinrooi',
  appointment: 'a',
  start: '2026-11-23T09:00:00Z',
  text: ' Mooi ',
  forOwner: false,
  version: 1,
};

const stale = (text: string, forOwner = false, id = 'a') =>
  ({
    __typename: 'WeekStale',
    week: { agents: [{ appointments: [{ id, report: { version: 2, text, forOwner } }] }] },
  }) as Reported;

it('takes a report whose answer was lost as stored, and keeps one of which a colleague was ahead', () => {
  expect(reportOutcome(mine, stale('Mooi'))).toBeNull();
  expect(reportOutcome(mine, stale('Klein'))).toEqual({ ...mine, version: 2, stuck: 'STALE' });
  expect(reportOutcome(mine, stale('Mooi', true))).toEqual({ ...mine, version: 2, stuck: 'STALE' });
});

it('keeps a report that is refused, and one of an appointment that was cancelled', () => {
  const refused = { ...mine, stuck: 'REFUSED' };
  expect(reportOutcome(mine, { __typename: 'InvalidInput', problems: [] })).toEqual(refused);
  expect(reportOutcome(mine, stale('Mooi', false, 'b'))).toEqual(refused);
});
