import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { here } from './here.ts';
import viteConfig from './vite.config.ts';

const modes = ['production', 'map', 'playground', 'desk', 'embed', 'window', 'worker', 'server'];
const packages = here('../node_modules/');
const { dependencies, devDependencies } = JSON.parse(readFileSync(here('../package.json'), 'utf8'));

/** Every file of the packages that the app is built from, and of those that they need. */
const files = [
  ...new Set(Object.keys({ ...dependencies, ...devDependencies }).flatMap(withNeeded)),
].flatMap((name) =>
  readdirSync(packages + name, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${packages}${name}/${file}`,
  ),
);

function withNeeded(name: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(`${packages}${name}/package.json`, 'utf8'));
  return [name, ...Object.keys(dependencies)];
}

/** A hook of one of our plugins; each has its filter beside it. */
interface Hook {
  readonly filter?: { readonly id?: Filter };
  readonly handler: (...given: unknown[]) => string;
}
type Filter = RegExp | { readonly include?: RegExp; readonly exclude?: RegExp };
interface Own {
  readonly name: string;
  readonly resolveId?: Hook;
  readonly transform?: Hook;
  readonly load?: Hook;
}
interface Alias {
  readonly find: RegExp;
  readonly replacement: string;
}

/** Our own plugins in a build, and its aliases. */
async function buildOf(mode: string): Promise<{ plugins: Own[]; alias: Alias[] }> {
  const { plugins = [], resolve } = await viteConfig({ command: 'build', mode });
  const all = (await Promise.all(plugins.flat(3))).filter(Boolean) as Plugin[];
  const own = all.filter(({ name }) => !name.startsWith('vite:'));
  return { plugins: own as unknown as Own[], alias: resolve?.alias as unknown as Alias[] };
}

function matches(filter: Filter | undefined, file: string): boolean {
  if (filter === undefined || filter instanceof RegExp) return filter?.test(file) ?? true;
  return (filter.include?.test(file) ?? true) && !filter.exclude?.test(file);
}

/** The package of a file, or of what an import names. */
function packageOf(name: string): string | undefined {
  return /(?:node_modules\/|^\^?)((?:@[\w-]+\/)?[\w-]+)/.exec(name.replaceAll('\\', ''))?.[1];
}

it.each(modes)('the build %s replaces no file of a package and edits none', async (mode) => {
  const { plugins, alias } = await buildOf(mode);
  expect(plugins.length).toBeGreaterThan(2);
  expect(files.length).toBeGreaterThan(1000);
  for (const { name, transform, load } of plugins) {
    const hooks = [transform, load].filter((hook) => hook !== undefined);
    const touched = hooks.flatMap(({ filter }) =>
      files.filter((file) => matches(filter?.id, file)),
    );
    expect(touched, name).toEqual([]);
  }
  for (const { find, replacement } of alias)
    expect(packageOf(find.source), replacement).toBe(packageOf(replacement));
});

it('the bundle of the server has React as it is, all of it as one module', async () => {
  const { plugins } = await buildOf('server');
  const { resolveId, load } = plugins.find(({ name }) => name === 'server-bundle') as Own;
  const id = resolveId?.handler('react', undefined, { kind: 'import-statement' });
  const module =
    /^import whole from "(.+)";\nexport default whole;\nexport const \{ (.+) \} = whole;\n$/;
  const [, file, names = ''] = module.exec(load?.handler(id) ?? '') ?? [];
  expect(file).toBe(`${packages}react/index.js`);
  const { default: react } = await import('react');
  expect(names.split(', ')).toEqual(Object.keys(react));
});
