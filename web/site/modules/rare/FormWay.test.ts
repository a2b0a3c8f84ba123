import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forms } from './FormWay.tsx';

test('each form that a module may lead to has a page, which the server knows too', () => {
  const read = (name: string) => readFileSync(`agency/${name}`, 'utf8');
  const named = Object.keys(forms).map((name) => `"${name}"`);
  const pages = Object.entries(forms).map(([name, { page }]) => `"${name}": "${page}"`);
  expect(read('menu.go').replaceAll(/ +/g, ' ')).toContain(
    `ModuleForms = []string{${named.join(', ')}}`,
  );
  expect(read('page.go')).toContain(`formPages = map[string]string{${pages.join(', ')}}`);
});
