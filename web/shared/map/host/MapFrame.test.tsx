import { act, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pin } from '../../../test/pins.ts';
import { standingRouter, TestApp } from '../../../test/TestApp.tsx';
import { MapFrame } from './MapFrame.tsx';
import { MapToken } from './mapToken.ts';
import type { MapFrameProps } from './useMapFrame.ts';

const pins = [pin(1096, 51.141, 5.597)];
const posted = vi.fn();

/** Stands for the frame's window, which does not load in this test. */
const inside = { postMessage: posted } as unknown as Window;

function page(props: Partial<MapFrameProps>) {
  return (
    <TestApp router={standingRouter('/nl/te-koop/')}>
      <MapToken value="pk.1">
        <MapFrame pins={pins} label="Kaart met 1 pand" {...props} />
      </MapToken>
    </TestApp>
  );
}

let container: HTMLElement;

/** Rendered outside the document: inside it happy-dom would request the frame's page. */
function show(props: Partial<MapFrameProps> = {}) {
  const view = render(page(props), { container });
  return { change: (changed: Partial<MapFrameProps>) => view.rerender(page(changed)) };
}

const map = () => container.firstElementChild;
const alert = () => within(container).queryByRole('alert');
const load = () => fireEvent.load(within(container).getByTitle('Kaart met 1 pand'));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const say = (data: unknown, source: Window | null = inside, origin = location.origin) =>
  act(() => {
    dispatchEvent(new MessageEvent('message', { data, source, origin }));
  });

beforeEach(() => {
  container = document.createElement('div');
  vi.useFakeTimers();
  posted.mockClear();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inside);
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null);
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the frame of the map', () => {
  it('is sent what to show 50 ms after it has loaded, for this origin only', () => {
    show({ ignore: [7], marker: '/media/pin.svg' });
    wait(1000);
    expect(posted).not.toHaveBeenCalled();
    load();
    wait(49);
    expect(posted).not.toHaveBeenCalled();
    wait(1);
    expect(posted).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        type: 'gevel:map',
        properties: pins,
        mapType: 'streets',
        marker: '/media/pin.svg',
        ignore: [7],
        token: null,
        tools: { draw: false, follow: false, full: 'showPopover' in HTMLElement.prototype },
      }),
      location.origin,
    );
  });

  it("is sent Mapbox's token after consent only", () => {
    const sentToken = () => posted.mock.lastCall?.[0].token;
    show();
    load();
    wait(50);
    expect(sentToken()).toBeNull();
    localStorage.setItem('consent', 'set');
    localStorage.setItem('ad_personalization', 'true');
    show({ label: 'Kaart na de keuze' });
    wait(50);
    expect(sentToken()).toBe('pk.1');
  });

  it('is sent its texts, with placeholders for counts', () => {
    show();
    load();
    wait(50);
    const { info } = posted.mock.calls[0]?.[0] ?? {};
    expect(info).toMatchObject({
      language: 'nl',
      label: 'Kaart met 1 pand',
      homes: '{count} panden',
      reference: 'Ref. {number}',
    });
  });

  it('is sent the data again when they change, and not otherwise', () => {
    const { change } = show();
    load();
    wait(50);
    change({});
    wait(50);
    expect(posted).toHaveBeenCalledTimes(1);
    change({ pins: [] });
    wait(50);
    expect(posted).toHaveBeenCalledTimes(2);
    expect(posted.mock.lastCall?.[0].properties).toEqual([]);
  });

  it('offers the tools that the page handles', () => {
    show({ onDrawn: vi.fn(), onMoved: vi.fn() });
    load();
    wait(50);
    expect(posted.mock.lastCall?.[0].tools).toMatchObject({ draw: true, follow: true });
  });

  it('is sent the highlighted property once it is ready', () => {
    const { change } = show({ marked: 1096 });
    load();
    wait(50);
    expect(posted).toHaveBeenCalledTimes(1);
    say({ type: 'gevel:ready' });
    expect(posted).toHaveBeenLastCalledWith({ type: 'gevel:mark', number: 1096 }, location.origin);
    change({ marked: null });
    expect(posted).toHaveBeenLastCalledWith({ type: 'gevel:mark', number: null }, location.origin);
  });

  it('is sent which cards stand beside it once it is ready', () => {
    show({ beside: [1096, 7] });
    load();
    wait(50);
    say({ type: 'gevel:ready' });
    expect(posted).toHaveBeenCalledWith(
      { type: 'gevel:beside', numbers: [1096, 7] },
      location.origin,
    );
  });

  it('is sent the data too when it loaded before hydration', () => {
    const there = { readyState: 'complete', location: { pathname: '/map/' } } as Document;
    vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(there);
    show();
    wait(50);
    expect(posted).toHaveBeenCalledTimes(1);
  });

  it('shows a failure after 10 seconds without an answer', () => {
    show();
    expect(map()).toHaveAttribute('aria-busy', 'true');
    load();
    wait(9999);
    expect(alert()).toBeNull();
    wait(1);
    expect(alert()?.textContent).toBe('De kaart wil niet laden.');
  });

  it('shows the map when it reports to be ready, however late', () => {
    show();
    load();
    wait(20_000);
    say({ type: 'gevel:ready' });
    expect(alert()).toBeNull();
    expect(map()).toHaveAttribute('aria-busy', 'false');
  });
});

describe('a report of the frame', () => {
  const bounds = { south: 51, west: 5.5, north: 51.2, east: 5.9 };

  it('reaches the page', () => {
    const handlers = { onSelect: vi.fn(), onMoved: vi.fn(), onDrawn: vi.fn() };
    show(handlers);
    say({ type: 'gevel:select', numbers: [1096] });
    say({ type: 'gevel:moved', bounds });
    say({ type: 'gevel:drawn', polygon: null });
    expect(handlers.onSelect).toHaveBeenCalledExactlyOnceWith([1096]);
    expect(handlers.onMoved).toHaveBeenCalledExactlyOnceWith(bounds);
    expect(handlers.onDrawn).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('is ignored from anywhere else', () => {
    const onSelect = vi.fn();
    show({ onSelect });
    say({ type: 'gevel:select', numbers: [1] }, window);
    say({ type: 'gevel:select', numbers: [1] }, inside, 'https://example.com');
    say({ type: 'select', numbers: [1] });
    expect(onSelect).not.toHaveBeenCalled();
  });
});
