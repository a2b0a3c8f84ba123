import { expect, it } from 'vitest';
import { quoted } from './quoted.ts';

it.each([
  ['Het vierde huis was het onze.', '> Het vierde huis was het onze.'],
  [' Eerst dit.\r\n\r\nDan dat. ', '> Eerst dit.\n>\n> Dan dat.'],
  ['# 1 *is* [goed](x) <b>', '> \\# 1 \\*is\\* \\[goed\\](x) \\<b\\>'],
  ['"Wij blijven hier."', '> Wij blijven hier.'],
  ['« Nous restons ici.\n\nMerci. »', '> Nous restons ici.\n>\n> Merci.'],
  ['"Ja" zei hij, en zij "nee"', '> "Ja" zei hij, en zij "nee"'],
  ['- een\n2. twee', '> \\- een\n> 2\\. twee'],
])('%j becomes a quotation', (text, markdown) => {
  expect(quoted(text)).toBe(markdown);
});
