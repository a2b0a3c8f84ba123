import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { bundleOf, bundles, isWithoutSideEffects, modules, withoutSideEffects } from './bundles.ts';

const web = `${import.meta.dirname.replace(/build$/, '')}`;
const all = modules();
const entries = [...Object.values(bundles).flat(), ...withoutSideEffects].filter(
  (entry) => entry !== '' && entry !== '__generated__/',
);

it.each(entries)('the entry %s of bundles.json matches a module', (entry) => {
  expect(all.some((name) => (entry.endsWith('/') ? name.startsWith(entry) : name === entry))).toBe(
    true,
  );
});

it('puts a module into the bundle of its longest matching entry', () => {
  expect(bundleOf(`${web}shared/form/fields/Field.tsx`)).toBe('forms');
  expect(bundleOf(`${web}shared/form/FormLink.tsx`)).toBe('content');
  expect(bundleOf(`${web}shared/form/posted.ts`)).toBe('shared');
  expect(bundleOf(`${web}site/App.tsx`)).toBe('shared');
  expect(bundleOf('/somewhere/node_modules/react/index.js')).toBeUndefined();
});

it('puts styles into the bundle of their module', () => {
  expect(bundleOf(`${web}shared/form/fields/Field.module.css`)).toBe('forms');
});

it.each(behindSSR())('browsers do not load %s where only the server renders it', (module) => {
  expect(isWithoutSideEffects(module)).toBe(true);
});

/** The modules of components that are rendered behind `import.meta.env.SSR`. */
function behindSSR(): string[] {
  return all.flatMap((name) => {
    const file = [`${web}${name}.tsx`, `${web}${name}.ts`].find(existsSync) ?? '';
    const source = readFileSync(file, 'utf8');
    const used = [...source.matchAll(/import\.meta\.env\.SSR (?:&&|\?)[\s(]*<?(\w+)/g)];
    return used.map(([, component]) => {
      const [, path = ''] = new RegExp(`\\b${component}\\b.* from '(.+)'`).exec(source) ?? [];
      return resolve(dirname(file), path);
    });
  });
}
