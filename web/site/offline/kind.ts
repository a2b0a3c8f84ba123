/** What of the site is cached: pages, answers of the graph to the app's own operations, files of the app, and pictures. */
export type Kind = 'pages' | 'answers' | 'files' | 'pictures';

type Requested = Pick<Request, 'method' | 'url' | 'mode'>;

/**
 * What a request is for; null for what is never cached: other methods than GET, other origins, the desk, embeds, videos, PDFs, captchas.
 */
export function kindOf({ method, url, mode }: Requested, origin: string): Kind | null {
  const { origin: of, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || of !== origin) return null;
  if (/^\/(desk|embed)\//.test(pathname)) return null;
  if (mode === 'navigate') return 'pages';
  if (/^\/(qr\/|window\/screen\.js$)/.test(pathname)) return 'answers'; // of the screen in the window; they may change
  if (pathname === '/graphql') return searchParams.has('documentId') ? 'answers' : null;
  if (/^\/assets\//.test(pathname)) return 'files';
  if (/^\/(media|images)\/.*\.(jpe?g|png|webp|svg)$/.test(pathname)) return 'pictures';
  return null;
}
