import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { here } from './here.ts';

it('the linter knows every page, so that no page imports another', () => {
  const { overrides } = JSON.parse(readFileSync(here('../biome.json'), 'utf8'));
  const ofPages = overrides.find(({ includes }: { includes: string[] }) =>
    includes.includes('web/site/pages/**'),
  );
  const [{ group }] = ofPages.linter.rules.style.noRestrictedImports.options.patterns;
  const pages = readdirSync(here('site/pages'));
  expect(pages.length).toBeGreaterThan(0);
  expect(group).toEqual(expect.arrayContaining(pages.map((page) => `../**/${page}/**`)));
});
