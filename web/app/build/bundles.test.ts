import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { bundleOf, bundles, isWithoutSideEffects, modules, withoutSideEffects } from './bundles.ts';

const web = `${import.meta.dirname.replace(/app.build$/, '')}`;
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
  expect(bundleOf(`${web}components/form/Field.tsx`)).toBe('forms');
  expect(bundleOf(`${web}components/form/FormLink.tsx`)).toBe('content');
  expect(bundleOf(`${web}components/form/posted.ts`)).toBe('shared');
  expect(bundleOf(`${web}app/App.tsx`)).toBe('shared');
  expect(bundleOf('/somewhere/node_modules/react/index.js')).toBeUndefined();
});

it('puts styles and artifacts into the bundle of their module', () => {
  expect(bundleOf(`${web}components/form/Field.module.css`)).toBe('forms');
  expect(bundleOf(`${web}__generated__/PersonFields_site.graphql.ts`)).toBe('forms');
  expect(bundleOf(`${web}__generated__/ProjectCard_project.graphql.ts`)).toBe('content');
});

it.each(artifactOwners())('the artifacts of %s belong to one module', (name) => {
  const owners = all.filter((module) => module === name || module.endsWith(`/${name}`));
  const files = owners.map((module) => bundleOf(`${web}${module}.tsx`));
  expect(new Set(files).size).toBe(1);
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

/** The modules that fragments are named after. */
function artifactOwners(): string[] {
  const names = readdirSync(`${web}__generated__`).flatMap(
    (file) => /^([A-Za-z0-9]+)_\w+\.graphql\.ts$/.exec(file)?.[1] ?? [],
  );
  return [...new Set(names)];
}
