import { expect, test } from 'vitest';
import { GraphFailure, NetworkFailure } from '../../shared/answer/failures.ts';
import { failureOf, kindOf, numbered, numberOf } from './failure.ts';

test('a failure has the number of its request, unless there was no answer or no right', () => {
  const refused = new GraphFailure([{ message: 'no', extensions: { code: 'FORBIDDEN' } }]);
  const broken = new GraphFailure([{ message: 'no', extensions: { code: 'INTERNAL' } }]);
  for (const [error, kind, number] of [
    [numbered(broken, '3f9'), 'broken', '3f9'],
    [new NetworkFailure(502), 'broken', ''],
    [numbered(new NetworkFailure(0), null), 'offline', ''],
    [numbered(refused, '3f9'), 'forbidden', ''],
    ['anything', 'broken', ''],
  ] as const) {
    const failure = failureOf(error);
    expect([kindOf(failure), numberOf(failure)]).toEqual([kind, number]);
  }
});
