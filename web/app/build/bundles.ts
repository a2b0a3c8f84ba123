import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const web = at('../../');

/**
 * The files that pages share, and the modules of each (bundles.json): a room ends with '/', a module stands without its ending, and its
 * styles and Relay artifacts go with it. The longest entry that fits a module decides.
 */
export type Bundle = keyof typeof smallestShare | 'none';
export const bundles = read<Record<Bundle, string[]>>('bundles.json');

/**
 * How many pages must have a module in common before it goes to its bundle.
 * - shared: what pages have in common. What two or three alone have in common is not: the others would load it for nothing.
 * - content: what home, configured pages and cards of projects are made of. Lists do without.
 * - forms: what forms have in common. It comes with the first form, for a page that opens one needs little of it.
 * - layers: what opens over a page. It comes with the first that does.
 * - later: what loads after the first frame of every page: the consent and the texts of its dialog.
 */
const smallestShare = { shared: 4, content: 2, forms: 2, layers: 2, later: 2 };

/** The groups of Rolldown's code splitting. */
export function bundleGroups() {
  return Object.entries(smallestShare).map(([name, minShareCount]) => ({
    name,
    test: (id: string) => bundleOf(id) === name,
    minShareCount,
    ...(name === 'shared' ? { priority: 1 } : { includeDependenciesRecursively: false }),
  }));
}

/**
 * Modules without side effects: browsers do not load them where nothing uses what they export. They are what stands behind
 * `import.meta.env.SSR`, and the artifacts of its fragments. Any other module that is imported is loaded, used or not.
 */
export const noSideEffects = new RegExp(
  `^${web.replaceAll('.', '\\.')}(__generated__/|components/jsonld/|pages/list/WithoutScripts|pages/notfound/)`,
);

/** The bundle of a file; undefined for one that is not of the web app. */
export function bundleOf(id: string): Bundle | undefined {
  const file = id.replace(/\?.*$/, '');
  if (!file.startsWith(web)) return undefined;
  const name = moduleOf(file.slice(web.length));
  return name === undefined ? 'shared' : bundleOfModule(name);
}

const entries = Object.entries(bundles)
  .flatMap(([bundle, names]) => names.map((name) => ({ bundle: bundle as Bundle, name })))
  .sort((a, b) => b.name.length - a.name.length);

function bundleOfModule(module: string): Bundle | undefined {
  const fits = (name: string) =>
    name === '' || name.endsWith('/') ? module.startsWith(name) : module === name;
  return entries.find(({ name }) => fits(name))?.bundle;
}

/** The module that a file belongs to: its path without its ending; for an artifact, the module whose name it begins with. */
function moduleOf(file: string): string | undefined {
  const [, artifact] = /^__generated__\/([A-Za-z0-9]+)/.exec(file) ?? [];
  if (artifact === undefined) return withoutEnding(file);
  return modulesByName().get(artifact);
}

let byName: Map<string, string> | undefined;

/** Modules that have components, by the name of their file. */
export function modulesByName(): Map<string, string> {
  byName ??= new Map(
    modules().map((module) => [module.slice(module.lastIndexOf('/') + 1), module]),
  );
  return byName;
}

/** Every module of the web app by its path without its ending. */
export function modules(): string[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^(__generated__|dist)\/|\.test\./.test(file))
    .map(withoutEnding);
}

function withoutEnding(file: string): string {
  return file.replace(/(\.module)?\.\w+$/, '');
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(at(name), 'utf8'));
}
