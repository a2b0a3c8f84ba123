import { expect, test } from 'vitest';
import { canBecome, possible, together } from './several.ts';

const house = {
  editable: true,
  standing: 'AVAILABLE',
  standings: ['AVAILABLE', 'SOLD'],
  agentNumber: 1,
} as const;
const flat = { ...house, standings: ['AVAILABLE', 'RENTED'] } as const;

test('a property can become what it is not yet, where it stands to the desk', () => {
  expect(canBecome(house, { standing: 'SOLD' })).toBe(true);
  expect(canBecome(house, { standing: 'AVAILABLE' })).toBe(false);
  expect(canBecome(house, { standing: 'RENTED' })).toBe(false);
  expect(canBecome(house, { agent: 2 })).toBe(true);
  expect(canBecome(house, { agent: 1 })).toBe(false);
  const delivered = { ...house, editable: false };
  expect(canBecome(delivered, { standing: 'SOLD' })).toBe(false);
  expect(canBecome(delivered, { agent: 2 })).toBe(false);
  expect(possible([house, flat, delivered])).toEqual(['SOLD', 'RENTED']);
});

test('several properties concern somebody once, and nobody is told again that one is gone', () => {
  const of = (
    owners: string[] | null,
    watchers: number,
    standing: 'AVAILABLE' | 'SOLD' = 'AVAILABLE',
  ) => ({
    standing,
    owners,
    watchers,
    matchingDemands: null,
    nextAppointments: [{}],
  });
  expect(
    together([of(['An', 'Bo'], 2), of(['An'], 3), of(null, 0), of(['Cy'], 4, 'SOLD')]),
  ).toEqual({
    watchers: 5,
    matchingDemands: 0,
    owners: ['An', 'Bo', 'Cy'],
    nextAppointments: [{}, {}, {}],
  });
});
