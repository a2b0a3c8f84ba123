import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { elementsOf } from './html.ts';

const shown = (html: string) =>
  renderToStaticMarkup(createElement('div', null, ...elementsOf(html))).slice(5, -6);

test('shows what Markdown makes', () => {
  const html =
    '<h2>Wij</h2>\n<p>zoeken <strong>u &amp; <em>wij</em></strong><br/>nu</p>\n<ul>\n<li>een</li>\n</ul>';
  expect(shown(html)).toBe(html);
  expect(shown('<p>&ldquo;Huis&rdquo; &#39;s</p>')).toBe('<p>“Huis” &#x27;s</p>');
  expect(shown('<table><thead><tr><th style="text-align:left">A</th></tr></thead></table>')).toBe(
    '<table><thead><tr><th>A</th></tr></thead></table>',
  );
});

test('lets no script and no strange address in', () => {
  expect(shown('<p><a href="javascript:x">x</a><script>y</script></p>')).toBe('<p>x</p>');
  expect(shown('<p><a href="//evil.example">x</a></p>')).toBe('<p>x</p>');
  expect(shown('<a href="/nl/contact/">x</a>')).toContain('href="/nl/contact/"');
  expect(shown('<p>open <b <img src=x onerror=y>')).not.toContain('onerror=');
});
