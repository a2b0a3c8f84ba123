import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openStates, states } from './states.ts';

const source = readFileSync(`${import.meta.dirname}/../../../../agency/desk/leadstate.go`, 'utf8');

/** The states of a list in agency/desk/leadstate.go. */
function statesOf(list: string) {
  const names = source.match(`var ${list} = \\[\\]LeadState{(.*)}`)?.[1]?.split(', ') ?? [];
  return names.map((name) => source.match(`\\b${name} +LeadState = "(\\w+)"`)?.[1]);
}

it('the states are those of the server, in its order', () => {
  expect(states).toEqual(statesOf('LeadStates'));
  expect(openStates).toEqual(statesOf('OpenLeadStates'));
});
