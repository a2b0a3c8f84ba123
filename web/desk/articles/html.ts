import { createElement, type ReactNode } from 'react';

/** The elements that Markdown makes; others are left out, with their texts in their place. */
const known = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li strong em del a blockquote code pre br hr table thead tbody tr th td'.split(
    ' ',
  ),
);

const empty = new Set(['br', 'hr', 'img', 'input']);

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

interface Open {
  readonly tag: string;
  readonly href: string | null;
  readonly children: ReactNode[];
}

/** The HTML of the graph as elements. The page lets nobody set HTML by itself (Trusted Types), and so no text of it can become a script. */
export function elementsOf(html: string): ReactNode[] {
  const root: Open = { tag: '', href: null, children: [] };
  const open: Open[] = [root];
  const top = () => open.at(-1) ?? root;
  const close = () => {
    const done = open.pop();
    if (done) top().children.push(...elementOf(done, top().children.length));
  };
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    const [, slash, name = '', attributes = ''] = /^<(\/?)([a-z0-9]+)([^>]*)>$/.exec(token) ?? [];
    if (!token.startsWith('<')) top().children.push(textOf(token));
    else if (slash && open.length > 1 && top().tag === name) close();
    else if (!slash && name) {
      const href = /\shref="([^"]*)"/.exec(attributes)?.[1] ?? null;
      open.push({ tag: name, href: href && textOf(href), children: [] });
      if (empty.has(name)) close();
    }
  }
  while (open.length > 1) close();
  return root.children;
}

function elementOf({ tag, href, children }: Open, key: number): ReactNode[] {
  if (!known.has(tag)) return children;
  if (tag !== 'a') return [createElement(tag, { key }, ...children)];
  if (!href || !/^(https?:|mailto:|tel:|\/(?!\/))/.test(href)) return children;
  return [createElement('a', { key, href, target: '_blank', rel: 'noreferrer' }, ...children)];
}

const textOf = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) =>
    name.startsWith('#')
      ? String.fromCodePoint(Number(name.replace(/^#x/i, '0x').replace('#', '')) || 0xfffd)
      : (entities[name] ?? whole),
  );
