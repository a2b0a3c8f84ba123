import { expect, it } from 'vitest';
import { turns } from './turns.ts';

/** Work that ends when the test ends it. */
function work(log: string[], name: string) {
  let ended = () => {};
  return {
    run: () => {
      log.push(name);
      return new Promise<void>((done) => {
        ended = done;
      });
    },
    end: async () => {
      ended();
      await new Promise((done) => setTimeout(done));
    },
  };
}

it('runs what is asked for meanwhile once, after what runs', async () => {
  const log: string[] = [];
  const turn = turns();
  const first = work(log, 'first');
  const second = work(log, 'second');
  turn('list', first.run);
  turn('list', second.run);
  turn('list', work(log, 'third').run);
  expect(log).toEqual(['first']);
  await first.end();
  expect(log).toEqual(['first', 'second']);
  await second.end();
  turn('list', work(log, 'fourth').run);
  expect(log).toEqual(['first', 'second', 'fourth']);
});

it('lets other names run, and goes on after a failure', async () => {
  const log: string[] = [];
  const turn = turns();
  await turn('list', () => Promise.reject(new Error('broken')));
  turn('list', work(log, 'next').run);
  turn('other', work(log, 'other').run);
  expect(log).toEqual(['next', 'other']);
});
