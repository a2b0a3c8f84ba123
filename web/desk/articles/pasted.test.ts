import { expect, test } from 'vitest';
import { isRich, markdownOf } from './pasted.ts';

test('what Word copies becomes Markdown', () => {
  const word = `<html xmlns:o="urn"><head><style>p.MsoNormal { margin: 0 }</style></head><body><!--StartFragment-->
    <h1 style='margin:0'><b>Verkopen</b> in<o:p></o:p>\n zes stappen</h1>
    <p class=MsoNormal>Wie <b>verkoopt </b>wil <i>weten</i>&nbsp;wat &amp; hoe.<o:p></o:p></p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]>·&nbsp;&nbsp;<![endif]>Schatting</p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'>·&nbsp; Foto’s</p><!--EndFragment--></body></html>`;
  expect(isRich(word)).toBe(true);
  expect(markdownOf(word)).toBe(
    '## Verkopen in zes stappen\n\nWie **verkoopt** wil *weten* wat & hoe.\n\n- Schatting\n- Foto’s',
  );
});

test('what Google Docs and pages copy becomes Markdown, without scripts', () => {
  const docs = `<b style="font-weight:normal;"><p><span style="font-weight:700">Vet</span> en
    <a href="https://example.com/?a=1&amp;b=2">een <em>link</em></a></p>
    <ol><li><p>een</p><ul><li>onder</li></ul></li><li>twee<br>regels</li></ol></b>`;
  expect(markdownOf(docs)).toBe(
    '**Vet** en [een *link*](https://example.com/?a=1&b=2)\n\n1. een\n  - onder\n2. twee\nregels',
  );
  expect(
    markdownOf(
      '<p>a<script>alert(1)</script><a href="javascript:x">b</a><img src=x onerror=y></p>',
    ),
  ).toBe('ab');
  expect(isRich('<meta charset="utf-8"><p>gewoon</p>')).toBe(false);
});
