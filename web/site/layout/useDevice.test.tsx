import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { standingRouter, TestApp } from '../../test/TestApp.tsx';
import { layoutOf, shellOf, useDevice } from './useDevice.ts';

it.each([
  [766, 'mobile', 'mobile'],
  [767, 'tablet', 'mobile'],
  [768, 'tablet', 'tablet'],
  [960, 'tablet', 'tablet'],
  [961, 'tablet', 'desktop'],
  [1279, 'tablet', 'desktop'],
  [1280, 'desktop', 'desktop'],
])('at %i pixels the shell is %s and the layout %s', (width, shell, layout) => {
  expect([shellOf(width), layoutOf(width)]).toEqual([shell, layout]);
});

function Probe({ fixed }: { fixed: boolean }) {
  useDevice(fixed);
  return null;
}

function show(fixed: boolean) {
  const { container } = render(
    <TestApp router={standingRouter('/fr/')}>
      <div className="site">
        <Probe fixed={fixed} />
      </div>
    </TestApp>,
  );
  return container.querySelector<HTMLElement>('.site')?.dataset;
}

async function resize(width: number) {
  vi.stubGlobal('innerWidth', width);
  await act(async () => window.dispatchEvent(new Event('resize')));
}

it('writes the device on the site and follows the window', async () => {
  await resize(1280);
  const site = show(false);
  expect(site).toMatchObject({ isDesktop: 'true', topBarShow: 'true', language: 'fr' });
  await resize(800);
  expect(site).toMatchObject({ isTablet: 'true', isDesktop: 'false', topBarShow: 'false' });
  await resize(390);
  expect(site).toMatchObject({ isMobile: 'true', isTablet: 'false' });
});

it('has no top bar in sight under a fixed header', async () => {
  await resize(1280);
  expect(show(true)).toMatchObject({ topBarShow: 'false' });
});
