/** What of the site is cached: pages, answers of the graph to its own documents, files of the app, and pictures. */
export type Kind = 'pages' | 'answers' | 'files' | 'pictures';

type Asked = Pick<Request, 'method' | 'url' | 'mode'>;

/** What a request is for; null for what is never cached: what is sent, what is another site's, videos and PDFs, a captcha. */
export function kindOf({ method, url, mode }: Asked, origin: string): Kind | null {
  const { origin: of, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || of !== origin) return null;
  if (mode === 'navigate') return 'pages';
  if (pathname === '/graphql') return searchParams.has('documentId') ? 'answers' : null;
  if (/^\/assets\//.test(pathname)) return 'files';
  if (/^\/(media|images)\/.*\.(jpe?g|png|webp|svg)$/.test(pathname)) return 'pictures';
  return null;
}
