interface Texts {
  readonly title: string;
  readonly text: string;
  readonly again: string;
}

/** The texts of the page below, by language. */
declare const __TEXTS__: Readonly<Record<string, Texts>>;

const style = [
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;',
  'background:#f9f7f2;color:#201b16;font:1.0625rem/1.6 system-ui,sans-serif}',
  'h1{margin:0;font:400 2.5rem/1.1 Georgia,serif}',
  'p{margin:0;max-width:38rem}',
  'a{color:inherit}',
].join('');

/** The response to a page that is requested offline and not cached: it says so in its language and offers to retry. */
export function offlinePage(pathname: string): Response {
  const [, prefix = ''] = /^\/([a-z]{2})\//.exec(pathname) ?? [];
  const language = prefix in __TEXTS__ ? prefix : 'nl';
  const { title, text, again } = __TEXTS__[language] as Texts;
  const page = [
    `<!doctype html><html lang="${language}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><style>${style}</style>`,
    `<h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p>`,
  ].join('');
  return new Response(page, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
