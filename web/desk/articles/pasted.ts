import { attributeOf, type HtmlElement, treeOf } from './htmlTree.ts';

const marks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*' };

const blocks = new Set('p div section article blockquote table tr figure li'.split(' '));

/**
 * The Markdown of what was copied from a word processor or a page. Only what Markdown can say is left: no colours, no scripts, no pictures.
 */
export function markdownOf(html: string): string {
  return childrenOf(treeOf(html), 0)
    .replace(/[ \t\u00a0]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^(- .*)\n\n(?=- )/gm, '$1\n')
    .trim();
}

const childrenOf = ({ children }: HtmlElement, depth: number) =>
  children
    .map((child) =>
      typeof child === 'string' ? child.replace(/\s+/g, ' ') : markdownOfElement(child, depth),
    )
    .join('');

function markdownOfElement(element: HtmlElement, depth: number): string {
  const { tag } = element;
  if (tag === 'br') return '\n';
  if (tag === 'ul' || tag === 'ol') return listOf(element, depth);
  const text = childrenOf(element, depth);
  const heading = /^h([1-6])$/.exec(tag)?.[1];
  if (heading) return block(`${'#'.repeat(Math.max(2, Number(heading)))} ${plain(text)}`);
  if (isWordItem(element)) return block(`- ${text.trim().replace(/^([·•o§-]|\d+[.)])\s+/, '')}`);
  if (blocks.has(tag)) return block(text.trim());
  return linkOf(element, emphasised(element, text));
}

const block = (text: string) => (text ? `\n\n${text}\n\n` : '\n\n');

/** A heading is on one line, and is bold by itself. */
const plain = (text: string) => text.replace(/\*\*/g, '').replace(/\s+/g, ' ').trim();

/** Text between marks, with the spaces outside of them as Markdown wants. */
function emphasised(element: HtmlElement, text: string): string {
  const style = attributeOf(element, 'style');
  const bold = /font-weight:\s*(bold|[6-9]00)/i.test(style) ? '**' : '';
  const italic = /font-style:\s*italic/i.test(style) ? '*' : '';
  const off = /font-weight:\s*normal/i.test(style); // Google Docs puts all of it into such a b
  const mark = off ? italic : (marks[element.tag] ?? bold + italic);
  const inside = text.trim();
  if (!mark || !inside || inside.startsWith(mark) || /\n\n/.test(text)) return text;
  const [, left = '', right = ''] = /^(\s*)[\s\S]*?(\s*)$/.exec(text) ?? [];
  return `${left}${mark}${inside}${mark}${right}`;
}

function linkOf(element: HtmlElement, text: string): string {
  const href = element.tag === 'a' ? attributeOf(element, 'href') : '';
  return /^(https?:|mailto:|tel:)/i.test(href) && text.trim() ? `[${text.trim()}](${href})` : text;
}

function listOf(list: HtmlElement, depth: number): string {
  const items = list.children.filter((child) => typeof child !== 'string');
  const lines = items.map((item, i) => {
    const text = childrenOf(item, depth + 1)
      .trim()
      .replace(/\n{2,}/g, '\n');
    return `${'  '.repeat(depth)}${list.tag === 'ol' ? `${i + 1}.` : '-'} ${text}`;
  });
  return `\n\n${lines.join('\n')}\n\n`;
}

/** Word writes items of lists as paragraphs. */
const isWordItem = ({ tag, attributes }: HtmlElement) =>
  tag === 'p' && /MsoListParagraph|mso-list/.test(attributes);

/** Whether HTML says more than its plain text. */
export const isRich = (html: string) =>
  /<(h[1-6]|b|strong|i|em|ul|ol|a)\b|mso-list|font-(weight|style)/i.test(html);
