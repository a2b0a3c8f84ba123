import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bundleOf, bundles, modules } from './bundles.ts';

const web = `${import.meta.dirname.replace(/app.build$/, '')}`;
const all = modules();
const entries = Object.values(bundles).flat().filter(Boolean);

it.each(entries)('the entry %s of bundles.json has a module', (entry) => {
  expect(all.some((name) => (entry.endsWith('/') ? name.startsWith(entry) : name === entry))).toBe(
    true,
  );
});

it('lets the longest entry decide', () => {
  expect(bundleOf(`${web}components/form/Field.tsx`)).toBe('forms');
  expect(bundleOf(`${web}components/form/FormLink.tsx`)).toBe('content');
  expect(bundleOf(`${web}components/form/posted.ts`)).toBe('shared');
  expect(bundleOf(`${web}app/App.tsx`)).toBe('shared');
  expect(bundleOf('/somewhere/node_modules/react/index.js')).toBeUndefined();
});

it('puts styles and artifacts beside their module', () => {
  expect(bundleOf(`${web}components/form/Field.module.css`)).toBe('forms');
  expect(bundleOf(`${web}__generated__/PersonFields_site.graphql.ts`)).toBe('forms');
  expect(bundleOf(`${web}__generated__/ProjectCard_project.graphql.ts`)).toBe('content');
});

it.each(artifactOwners())('the artifacts of %s belong to one module', (name) => {
  const owners = all.filter((module) => module === name || module.endsWith(`/${name}`));
  const files = owners.map((module) => bundleOf(`${web}${module}.tsx`));
  expect(new Set(files).size).toBe(1);
});

/** The modules that fragments are named after. */
function artifactOwners(): string[] {
  const names = readdirSync(`${web}__generated__`).flatMap(
    (file) => /^([A-Za-z0-9]+)_\w+\.graphql\.ts$/.exec(file)?.[1] ?? [],
  );
  return [...new Set(names)];
}
