import { loadScript } from './loadScript.ts';
import type { Choice } from './stored.ts';
import type { TagIds } from './tagIds.ts';

/** The queue that the pixel's script takes over when it has loaded. */
interface Pixel {
  (...said: unknown[]): void;
  callMethod?: (...said: unknown[]) => void;
  push: Pixel;
  loaded: boolean;
  version: string;
  queue: unknown[];
  /** The app sends page views itself, once for each page. */
  disablePushState: boolean;
}

type Window = typeof window & { fbq?: Pixel; _fbq?: Pixel };

/** Loads the pixel when the choice lets social media in. It reads nothing of the pages by itself. */
export function startPixel({ pixelId }: TagIds, choice: Choice): void {
  const page = window as Window;
  if (!pixelId || !choice.social || page.fbq) return;
  page.fbq = standIn();
  page._fbq = page.fbq;
  tellPixel('set', 'autoConfig', false, pixelId);
  tellPixel('init', pixelId);
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
}

export function tellPixel(...said: unknown[]): void {
  (window as Window).fbq?.(...said);
}

export function withdrawPixel(): void {
  tellPixel('consent', 'revoke');
}

function standIn(): Pixel {
  const queue: unknown[] = [];
  const pixel = ((...said: unknown[]) =>
    pixel.callMethod ? pixel.callMethod(...said) : queue.push(said)) as Pixel;
  return Object.assign(pixel, {
    push: pixel,
    loaded: true,
    version: '2.0',
    queue,
    disablePushState: true,
  });
}
