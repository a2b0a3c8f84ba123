import { expect, it, vi } from 'vitest';

const locales = ['nl-BE', 'fr-BE', 'en-BE', 'de-BE'];
const numbers = [0, 1, 2, 5, 21, 100, 999, 1000, 12_345, 1_000_000, 2_000_000, 1_500_000];
const engine = Intl;

it('chooses the plurals that a browser chooses', async () => {
  vi.stubGlobal('Intl', undefined);
  await import('./miniIntl.ts');
  const mini = Intl;
  vi.unstubAllGlobals();
  expect(mini).not.toBe(engine);
  for (const locale of locales) {
    const chosen = numbers.map((n) => new mini.PluralRules(locale).select(n));
    expect([locale, chosen]).toEqual([
      locale,
      numbers.map((n) => new engine.PluralRules(locale).select(n)),
    ]);
  }
});
