/** An element of HTML as it was read: its attributes as they were written, and what stands in it. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: string;
  readonly children: (HtmlElement | string)[];
}

const empty = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'col', 'wbr']);

/** What holds no text for readers. */
const silent = /<!--[\s\S]*?(-->|$)|<(script|style|title|xml|template)\b[\s\S]*?(<\/\2\s*>|$)/gi;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
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

/** Reads HTML. The page lets nobody give HTML to the browser (Trusted Types), so its parser cannot do it. */
export function treeOf(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', attributes: '', children: [] };
  const open = [root];
  const top = () => open.at(-1) ?? root;
  for (const [token] of html.replace(silent, '').matchAll(/<[^>]*>|[^<]+/g)) {
    const [, slash, name = '', attributes = ''] =
      /^<(\/?)([a-z][\w:-]*)([^>]*)>$/i.exec(token) ?? [];
    const tag = name.toLowerCase();
    if (!token.startsWith('<')) top().children.push(textOf(token));
    else if (slash) {
      const at = open.findLastIndex((one, i) => i > 0 && one.tag === tag);
      if (at > 0) open.length = at;
    } else if (tag) {
      const element = { tag, attributes, children: [] };
      top().children.push(element);
      if (!empty.has(tag) && !attributes.endsWith('/')) open.push(element);
    }
  }
  return root;
}

/** What an attribute says; '' for one that is not there. */
export function attributeOf({ attributes }: HtmlElement, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*'|[^\\s>]+)`, 'i').exec(attributes);
  return textOf((found?.[1] ?? '').replace(/^["']|["']$/g, ''));
}

const textOf = (text: string) =>
  text.replace(/&(#?\w+);/g, (entity, name: string) =>
    name.startsWith('#') ? character(name) : (entities[name] ?? entity),
  );

function character(name: string): string {
  const code = Number(name.replace(/^#x/i, '0x').replace('#', ''));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}
