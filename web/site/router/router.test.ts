// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backAge } from '../../shared/answer/answers.ts';
import { match } from '../../shared/router/match.ts';
import { locationOf, type View } from '../../shared/router/view.ts';
import { prepare, type Setup } from './prepare.ts';
import { createRouter, type Shown } from './router.ts';

vi.mock('./prepare.ts', async (original) => ({
  ...(await original<typeof import('./prepare.ts')>()),
  prepare: vi.fn(),
  preload: vi.fn(),
}));

const setup = { languages: ['nl', 'fr'], negotiated: 'nl' } as unknown as Setup;
const address = (url: string) => locationOf(match(url, setup.languages, setup.negotiated));
const viewAt = (url: string) => ({ location: address(url), data: {} }) as unknown as View;

/** Ends what a test started: a router left behind would follow the steps of the tests after it. */
let stop = () => {};
afterEach(() => stop());

function visit(url = '/nl/') {
  history.replaceState(null, '', url);
  const shown: Shown[] = [];
  const pending = vi.fn();
  const router = createRouter(setup, viewAt(url));
  stop();
  stop = router.start({ show: (next) => shown.push(next), setPending: pending });
  return { router, shown, pending };
}

/** What the visitor sees: the path of the page that was shown last. */
const last = (shown: Shown[]) => shown.at(-1)?.view.location.pathname;

beforeEach(() => {
  vi.mocked(prepare).mockReset();
  vi.mocked(prepare).mockImplementation(async ({ pathname, search }) => viewAt(pathname + search));
});

it('shows a page and writes its address', async () => {
  const { router, shown, pending } = visit();
  router.navigate('/nl/te-koop/?type=1#lijst');
  expect(pending).toHaveBeenLastCalledWith(true);
  await vi.waitFor(() => expect(last(shown)).toBe('/nl/te-koop/'));
  expect(location.href).toMatch(/\/nl\/te-koop\/\?type=1#lijst$/);
  expect(shown[0]?.landing).toEqual({ y: 0, hash: '#lijst' });
  expect(pending).toHaveBeenLastCalledWith(false);
});

it('leaves scroll, focus and the number of history entries with replace and scroll: false', async () => {
  const { router, shown } = visit('/nl/te-koop/');
  const entries = history.length;
  router.navigate('/nl/te-koop/?type=1', { replace: true, scroll: false });
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]?.landing).toBeNull();
  expect(history.length).toBe(entries);
});

it('shows only the last of two pages, whichever loads first', async () => {
  const { router, shown } = visit();
  let arrive = (_: View) => {};
  vi.mocked(prepare).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  router.navigate('/nl/te-koop/');
  router.navigate('/nl/te-huur/');
  await vi.waitFor(() => expect(last(shown)).toBe('/nl/te-huur/'));
  arrive(viewAt('/nl/te-koop/'));
  await new Promise((done) => setTimeout(done));
  expect(shown).toHaveLength(1);
  expect(location.pathname).toBe('/nl/te-huur/');
});

it('follows a redirect', async () => {
  const { router, shown } = visit();
  vi.mocked(prepare).mockResolvedValueOnce({ to: '/nl/te-koop/bree/villa/1/' });
  router.navigate('/nl/te-koop/bree/huis/1/');
  await vi.waitFor(() => expect(last(shown)).toBe('/nl/te-koop/bree/villa/1/'));
  expect(location.pathname).toBe('/nl/te-koop/bree/villa/1/');
});

it('shows a failure for a page that does not load and for a redirect loop', async () => {
  const { router, shown } = visit();
  vi.mocked(prepare).mockRejectedValueOnce(new Error('offline'));
  router.navigate('/nl/te-koop/');
  await vi.waitFor(() =>
    expect(shown.at(-1)?.view).toMatchObject({ failure: new Error('offline') }),
  );
  vi.mocked(prepare).mockResolvedValue({ to: '/nl/te-huur/' });
  router.navigate('/nl/te-huur/');
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  expect(shown[1]?.view).toHaveProperty('failure');
});

it('goes back to a page with its cached answer, at the scroll position where it was left', async () => {
  const { router, shown } = visit();
  vi.stubGlobal('scrollY', 700);
  router.navigate('/nl/te-koop/');
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  history.replaceState(null, '', '/nl/'); // as the browser does before the event
  window.dispatchEvent(new PopStateEvent('popstate'));
  await vi.waitFor(() => expect(last(shown)).toBe('/nl/'));
  expect(prepare).toHaveBeenLastCalledWith(
    expect.objectContaining({ pathname: '/nl/' }),
    setup,
    backAge,
  );
  expect(shown.at(-1)?.landing).toMatchObject({ y: 700 });
});
