interface Words {
  readonly title: string;
  readonly text: string;
  readonly again: string;
}

/** The words of a page that does not load, by language. */
declare const __WORDS__: Readonly<Record<string, Words>>;

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;background:#f9f7f2;color:#211c17;font:1.0625rem/1.6 system-ui,sans-serif}h1{margin:0;font:400 2.5rem/1.1 Georgia,serif}p{margin:0;max-width:38rem}a{color:inherit}';

/** The answer for a page that is not cached while offline: it says so in its language and offers a retry. */
export function nowhere(pathname: string): Response {
  const [, prefix = ''] = /^\/([a-z]{2})\//.exec(pathname) ?? [];
  const language = prefix in __WORDS__ ? prefix : 'nl';
  const { title, text, again } = __WORDS__[language] as Words;
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p>`;
  return new Response(page, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
