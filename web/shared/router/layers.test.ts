// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Trail } from './history.ts';
import { layersOf } from './layers.ts';
import { createTrail } from './trail.ts';

/** The addresses of the pages that the router would show. */
let followed: string[];
let trail: Trail;
let stop = () => {};

const address = () => location.pathname + location.search;

function begin() {
  stop();
  trail = createTrail();
  followed = [];
  const follow = () => {
    if (trail.layers?.follow()) return;
    trail.follow();
    followed.push(address());
  };
  addEventListener('popstate', follow);
  stop = () => removeEventListener('popstate', follow);
  layersOf(trail).start();
}

/** Presses Back, or Forward, and waits until every step that follows from it is done. */
async function press(by: number) {
  history.go(by);
  await settle();
}

async function settle() {
  await new Promise((resolve) => setTimeout(resolve, 20));
  await trail.layers?.settled();
}

function open() {
  const onBack = vi.fn();
  return { onBack, close: layersOf(trail).open(onBack) };
}

afterEach(() => stop());

beforeEach(() => {
  history.pushState(null, '', '/nl/');
  begin();
  trail.write('/nl/te-koop/', false);
});

it('Back closes the last layer, then the one under it, then leaves the page', async () => {
  const [lower, upper] = [open(), open()];
  await press(-1);
  expect([lower.onBack.mock.calls.length, upper.onBack.mock.calls.length]).toEqual([0, 1]);
  await press(-1);
  expect(lower.onBack).toHaveBeenCalledOnce();
  expect(followed).toEqual([]);
  await press(-1);
  expect(followed).toEqual(['/nl/']);
});

it('a layer that is closed otherwise leaves no entry to go back through', async () => {
  const { close, onBack } = open();
  close();
  await settle();
  expect(onBack).not.toHaveBeenCalled();
  await press(-1);
  expect(followed).toEqual(['/nl/']);
});

it('a layer that opens while another one closes has an entry of its own', async () => {
  const first = open();
  first.close();
  const second = open();
  await settle();
  await press(-1);
  expect(second.onBack).toHaveBeenCalledOnce();
  expect(followed).toEqual([]);
  await press(-1);
  expect(followed).toEqual(['/nl/']);
});

it('the lower of two layers may close first', async () => {
  const [lower, upper] = [open(), open()];
  lower.close();
  await settle();
  await press(-1);
  expect(upper.onBack).toHaveBeenCalledOnce();
  await press(-1);
  expect(followed).toEqual(['/nl/']);
});

it('Forward opens nothing and stays on the page', async () => {
  open();
  await press(-1);
  await press(1);
  expect(history.state).not.toHaveProperty('depth');
  expect(address()).toBe('/nl/te-koop/');
});

it('a page that is opened from a layer takes over its entry', async () => {
  const { onBack } = open();
  trail.write('/nl/contact/', false);
  expect(onBack).not.toHaveBeenCalled();
  await press(-1);
  expect(followed).toEqual(['/nl/te-koop/']);
  expect(onBack).not.toHaveBeenCalled();
});

it('a reload with an open layer skips its entry', async () => {
  open();
  begin();
  await settle();
  expect(history.state).not.toHaveProperty('depth');
  await press(-1);
  expect(followed.at(-1)).toBe('/nl/');
});

it('Back to a page that was left from the upper of two layers skips the entry of the lower one', async () => {
  open();
  open();
  trail.write('/nl/contact/', false);
  await press(-1);
  expect(address()).toBe('/nl/te-koop/');
  expect(followed).toEqual(['/nl/te-koop/']);
});

it.each(['button', 'Back'])(
  'an address that changed under a layer stays when it closes by %s',
  async (way) => {
    const { close, onBack } = open();
    trail.write('/nl/te-koop/?type=1', true, true);
    trail.write('/nl/te-koop/?type=2', true, true);
    if (way === 'Back') await press(-1);
    else close();
    await settle();
    expect(onBack).toHaveBeenCalledTimes(way === 'Back' ? 1 : 0);
    expect(address()).toBe('/nl/te-koop/?type=2');
    expect(followed).toEqual([]);
    await press(-1);
    expect(followed).toEqual(['/nl/te-koop/']);
  },
);

it('the address that changed under a layer stays after a reload', async () => {
  open();
  trail.write('/nl/te-koop/?type=1', true, true);
  begin();
  await settle();
  expect(address()).toBe('/nl/te-koop/?type=1');
  await press(-1);
  expect(followed).toEqual(['/nl/te-koop/']);
});

it('the address that changed under two layers stays when Back closes one after the other', async () => {
  const [lower, upper] = [open(), open()];
  trail.write('/nl/te-koop/?type=1', true, true);
  await press(-1);
  expect(upper.onBack).toHaveBeenCalledOnce();
  expect(address()).toBe('/nl/te-koop/?type=1');
  await press(-1);
  expect(lower.onBack).toHaveBeenCalledOnce();
  expect(address()).toBe('/nl/te-koop/?type=1');
  expect(followed).toEqual([]);
});
