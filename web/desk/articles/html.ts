import { createElement, type ReactNode } from 'react';
import { attributeOf, type HtmlElement, treeOf } from './htmlTree.ts';

/** The elements that Markdown makes; others are left out, with their texts in their place. */
const known = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li strong em del a blockquote code pre br hr table thead tbody tr th td'.split(
    ' ',
  ),
);

/** The HTML of the graph as elements, so that no text of it can become a script. */
export const elementsOf = (html: string): ReactNode[] => nodesOf(treeOf(html));

const nodesOf = ({ children }: HtmlElement): ReactNode[] =>
  children.flatMap((child, key) => (typeof child === 'string' ? child : elementOf(child, key)));

function elementOf(element: HtmlElement, key: number): ReactNode[] {
  const { tag } = element;
  const children = nodesOf(element);
  if (!known.has(tag)) return children;
  if (tag !== 'a') return [createElement(tag, { key }, ...children)];
  const href = attributeOf(element, 'href');
  if (!/^(https?:|mailto:|tel:|\/(?!\/))/.test(href)) return children;
  return [createElement('a', { key, href, target: '_blank', rel: 'noreferrer' }, ...children)];
}
