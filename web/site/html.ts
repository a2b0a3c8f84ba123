import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { markup } from './markup/markup.ts';
import { Unknown } from './markup/unknown.ts';

/**
 * The HTML of what is made, by our own renderer. What has something that only React's knows is made again and rendered by that; the reason
 * goes to `unknown`.
 */
export function htmlOf(make: () => ReactNode, unknown: string[]): string {
  try {
    return markup(make());
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    unknown.push(error.message);
    return renderToString(make());
  }
}
