import type { Choice } from '../../shared/consent/stored.ts';
import { loadScript } from './loadScript.ts';
import type { TagIds } from './tagIds.ts';

/** The queue that the pixel's script takes over when it has loaded. */
interface Pixel {
  (...args: unknown[]): void;
  callMethod?: (...args: unknown[]) => void;
  push: Pixel;
  loaded: boolean;
  version: string;
  queue: unknown[];
  /** The app sends page views itself, once for each page. */
  disablePushState: boolean;
}

type Window = typeof window & { fbq?: Pixel; _fbq?: Pixel };

/** Loads the pixel when the choice allows social media. It collects nothing of the pages by itself (autoConfig). */
export function startPixel({ pixelId }: TagIds, choice: Choice): void {
  const page = window as Window;
  if (!pixelId || !choice.social || page.fbq) return;
  page.fbq = queueingPixel();
  page._fbq = page.fbq;
  sendToPixel('set', 'autoConfig', false, pixelId);
  sendToPixel('init', pixelId);
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
}

export function sendToPixel(...args: unknown[]): void {
  (window as Window).fbq?.(...args);
}

export function withdrawPixel(): void {
  sendToPixel('consent', 'revoke');
}

function queueingPixel(): Pixel {
  const queue: unknown[] = [];
  const pixel = ((...args: unknown[]) =>
    pixel.callMethod ? pixel.callMethod(...args) : queue.push(args)) as Pixel;
  return Object.assign(pixel, {
    push: pixel,
    loaded: true,
    version: '2.0',
    queue,
    disablePushState: true,
  });
}
