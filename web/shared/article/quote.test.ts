import { expect, it } from 'vitest';
import { splitQuote } from './quote.ts';

it('splits off the quotation that a text opens with', () => {
  const body =
    '<blockquote>\n<p>Het vierde huis was het onze.</p>\n</blockquote>\n<p>Wij kwamen met een lijst.</p>';
  expect(splitQuote(body)).toEqual({
    quote: '<p>Het vierde huis was het onze.</p>',
    rest: '<p>Wij kwamen met een lijst.</p>',
  });
});

it.each(['', '<p>Zonder.</p>', '<p>Later.</p><blockquote><p>Nu.</p></blockquote>'])(
  'leaves alone a text that does not open with a quotation: %j',
  (body) => {
    expect(splitQuote(body)).toEqual({ quote: '', rest: body });
  },
);
