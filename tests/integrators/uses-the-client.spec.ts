import { expect, test } from '@playwright/test';
import { type Code, connect } from '../../examples/client/client.ts';
import { type ConfiguredSite, serveConfigured } from '../configured.ts';
import { origin } from '../origin.ts';
import { busy, failure, overloaded } from './clientErrors.ts';

// These tests of the package for other programs share one site, which they change.
test.describe.configure({ mode: 'default' });

let site: ConfiguredSite;
test.beforeAll(async () => {
  site = await serveConfigured({});
});
test.afterAll(() => site.close());

test('searches, pages through everything and reads a property, each in a language', async () => {
  const gevel = connect(site.origin, { language: 'FR' });
  const filter = { goal: 'SALE', regions: ['FLANDERS'] } as const;
  const { totalCount, nodes } = await gevel.search({
    filter: { ...filter, regions: [...filter.regions] },
    first: 3,
  });
  expect(nodes.length).toBe(3);
  const numbers = new Set<number>();
  for await (const { goal, number, path } of gevel.searchAll({
    filter: { ...filter, regions: [...filter.regions] },
    first: 7,
    sort: 'PRICE_ASC',
  })) {
    expect(goal).toBe('SALE');
    expect(path).toMatch(/^\/fr\//);
    numbers.add(number);
  }
  expect(numbers.size).toBe(totalCount);
  const property = await gevel.property(1035, { language: 'EN' });
  expect(property?.path).toMatch(/^\/en\//);
  expect(property?.agent.email).toContain('@');
  expect(await gevel.property(999_999)).toBeNull();
});

test('an error has the code of the guide', async () => {
  const gevel = connect(site.origin);
  const wrong = await failure(gevel.search({ first: 1.5 }));
  expect([wrong.code, wrong.status, wrong.retryAfter]).toEqual([
    'GRAPHQL_VALIDATION_FAILED' satisfies Code,
    400,
    undefined,
  ]);
  expect((await failure(gevel.search({ after: 'nowhere' }))).code).toBe('BAD_INPUT');
  const stranger = connect(site.origin, { key: 'gevel_nobody' });
  expect((await failure(stranger.search())).code).toBe('UNKNOWN_KEY');
  const elsewhere = await connect(origin).watchChanges().next(); // a site with another history
  const since = elsewhere.value.cursor;
  expect((await failure(gevel.watchChanges({ since }).next())).code).toBe('CURSOR_EXPIRED');
  const nobody = connect('http://127.0.0.1:1');
  expect((await failure(nobody.search())).code).toBe('UNREACHABLE');
});

test('a budget that is used up is an error that says when to come back', async () => {
  // The site trusts proxies on its own machine to say whose request it is.
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.20' };
  const gevel = connect(site.origin, {
    patience: 0,
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init?.headers, ...headers } }),
  });
  for (let i = 0, status = 200; status !== 429; i++) {
    expect(i).toBeLessThan(100);
    const query = `query Q${i} { properties(first: 100) { nodes { similar(first: 12) { number } } } }`;
    const body = JSON.stringify({ query });
    ({ status } = await fetch(`${site.origin}/graphql`, { method: 'POST', headers, body }));
  }
  const error = await failure(
    (async () => {
      for (;;) await gevel.search({ filter: { text: String(Math.random()) } });
    })(),
  );
  expect([error.code, error.status]).toEqual(['RATE_LIMITED', 429]);
  expect(error.retryAfter).toBeGreaterThan(0);
  expect(error.retryAfter).toBeLessThanOrEqual(60);
});

test('it comes back after Retry-After, and not before', async () => {
  const began = Date.now();
  const patient = connect(site.origin, { fetch: busy(2, overloaded) });
  expect((await patient.search()).totalCount).toBe(84);
  expect(Date.now() - began).toBeGreaterThanOrEqual(1990);
  const hasty = connect(site.origin, { patience: 0, fetch: busy(1, overloaded) });
  const error = await failure(hasty.search());
  expect([error.code, error.status, error.retryAfter]).toEqual(['OVERLOADED', 503, 1]);
  const page = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  const proxied = connect(site.origin, { fetch: busy(1, page) });
  expect((await failure(proxied.search())).code).toBe('UNREADABLE');
});

test('a signal ends a call, a wait and a stream with its reason', async () => {
  const reason = new Error('enough');
  const gevel = connect(site.origin, { fetch: busy(1, overloaded) });
  const ended = AbortSignal.abort(reason);
  await expect(gevel.property(1035, { signal: ended })).rejects.toBe(reason);
  const later = new AbortController();
  const waiting = connect(site.origin, { fetch: busy(9, overloaded) });
  setTimeout(() => later.abort(reason), 200);
  await expect(waiting.search({ signal: later.signal })).rejects.toBe(reason);
  const stream = new AbortController();
  const pages = gevel.watchChanges({ signal: stream.signal });
  await pages.next();
  setTimeout(() => stream.abort(reason), 200);
  await expect(pages.next()).rejects.toBe(reason);
});

test('it follows what changes, also after the connection broke', async () => {
  test.setTimeout(90_000);
  let streams = 0;
  const broken = new AbortController();
  const gevel = connect(site.origin, {
    language: 'NL',
    fetch: (url, init) => {
      const signal =
        streams++ === 0
          ? AbortSignal.any([broken.signal, init?.signal ?? broken.signal])
          : init?.signal;
      return fetch(url, { ...init, signal: signal ?? null });
    },
  });
  const pages = gevel.watchChanges();
  const now = await pages.next();
  expect(now.value.changes).toEqual([]);
  for (const amount of [98_000, 97_000]) {
    const news = pages.next();
    await site.changeProperty(1092, { price: amount });
    const { value } = await news;
    expect(value.cursor).not.toBe(now.value.cursor);
    expect(value.changes).toMatchObject([
      { __typename: 'PropertyChanged', number: 1092, property: { price: { amount } } },
    ]);
    broken.abort(); // the second change comes by another connection
  }
  expect(streams).toBe(2);
  await pages.return(undefined);
});
