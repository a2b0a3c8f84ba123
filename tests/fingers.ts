import type { Page } from '@playwright/test';

type Place = readonly [x: number, y: number];

/** Moves fingers over the screen in four steps, each from its first place to its second one. */
export async function moveFingers(
  page: Page,
  ...fingers: readonly (readonly [Place, Place])[]
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : fingers.map(([from, to], id) => ({
              x: from[0] + (to[0] - from[0]) * part,
              y: from[1] + (to[1] - from[1]) * part,
              id,
            })),
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
}
