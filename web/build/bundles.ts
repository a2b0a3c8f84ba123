import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const web = at('../');

type Bundle = keyof typeof smallestShare;

/**
 * The manifest of what browsers load (bundles.json). An entry is a folder, which ends with '/', or a module without its extension.
 * - bundles: the files that pages share, and the modules in each; a module's styles go with it. The longest matching entry decides.
 * - withoutSideEffects: modules that browsers do not load where nothing uses what they export. They are what stands behind
 *   `import.meta.env.SSR`. Any other module that is imported is loaded, used or not.
 */
export const { bundles, withoutSideEffects } = read<{
  bundles: Record<Bundle, string[]>;
  withoutSideEffects: string[];
}>('bundles.json');

/**
 * How many pages must use a module before it goes to its bundle.
 * - shared: loaded by every page. What only two or three pages use is not in it, since the others would load it for nothing.
 * - content: home, configured pages and cards of projects. Lists do not load it.
 * - details: what a property is, in words: its own page, saved ones side by side, and cards for the window.
 * - forms: loaded with the first form: a page that opens one in a dialog needs little of it.
 * - layers: loaded with the first thing that opens over a page.
 * - later: loaded after the first paint of every page: the consent, the texts of its dialog, what was seen.
 * - drawing: loaded when a visitor comes near the drawing of a project.
 * - empty: loaded for a list without results, and for one of a sentence that leaves something to say.
 * - filter: the conditions of a list in words, and the cells of a radius, for lists and demands.
 * - here: loaded with a map, and with what finds where the visitor is.
 * - login: what the owners' forms of signing in and of passwords share.
 * - sheets: what the sheets for a window and a brochure share.
 * - panorama: loaded near 360° pictures, or plans with points.
 * - costs: loaded near the map, costs, duties or history of a property.
 * - rare: loaded for a module that few pages have, and with the page of the staff.
 */
const smallestShare = {
  shared: 4,
  content: 2,
  details: 2,
  forms: 2,
  layers: 2,
  later: 2,
  drawing: 1,
  empty: 1,
  filter: 2,
  here: 1,
  login: 2,
  sheets: 2,
  panorama: 1,
  costs: 1,
  rare: 1,
};

/** The groups of Rolldown's code splitting. */
export function bundleGroups() {
  return Object.entries(smallestShare).map(([name, minShareCount]) => ({
    name,
    test: (id: string) => bundleOf(id) === name,
    minShareCount,
    ...(name === 'shared' ? { priority: 1 } : { includeDependenciesRecursively: false }),
  }));
}

/** Whether browsers load a file only where something uses what it exports. */
export function isWithoutSideEffects(id: string): boolean {
  const file = inWeb(id);
  return (
    file !== undefined && withoutSideEffects.some((entry) => matches(entry, withoutExtension(file)))
  );
}

/** The bundle of a file; undefined for one outside web/. */
export function bundleOf(id: string): Bundle | undefined {
  const file = inWeb(id);
  if (file === undefined) return undefined;
  return bundleOfModule(withoutExtension(file));
}

/** The path of a file in web/; undefined for one outside. */
function inWeb(id: string): string | undefined {
  const file = id.replace(/\?.*$/, '');
  return file.startsWith(web) ? file.slice(web.length) : undefined;
}

/** Whether an entry of the manifest is a module, or the folder in which it is. */
function matches(entry: string, module: string): boolean {
  return entry === '' || entry.endsWith('/') ? module.startsWith(entry) : module === entry;
}

const entries = Object.entries(bundles)
  .flatMap(([bundle, names]) => names.map((name) => ({ bundle: bundle as Bundle, name })))
  .sort((a, b) => b.name.length - a.name.length);

function bundleOfModule(module: string): Bundle | undefined {
  return entries.find(({ name }) => matches(name, module))?.bundle;
}

/** The files of all modules of the web app. */
export function sources(): string[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/(^|\/)__generated__\/|^dist\/|\.test\./.test(file),
  );
}

/** The paths of all modules of the web app, without extension. */
export function modules(): string[] {
  return sources().map(withoutExtension);
}

function withoutExtension(file: string): string {
  return file.replace(/(\.module)?\.\w+$/, '');
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(at(name), 'utf8'));
}
