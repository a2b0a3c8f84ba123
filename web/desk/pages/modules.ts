/**
 * A module of a page as the import folder has it: its row and place there, and its widths in twelfths on a phone, a tablet and a computer.
 */
export interface Module {
  readonly contentRow: number;
  readonly span: number;
  readonly sm: number;
  readonly md: number;
  readonly lg: number;
  readonly view: string;
  readonly relation: Relation;
  /** The headings that the agency chose, by language. */
  readonly title?: Readonly<Record<string, string>>;
}

interface Relation {
  readonly type: string;
  readonly id?: string;
  /** The filter of a list of properties, as it stands in the list's address. */
  readonly filter?: string;
  readonly max?: number;
}

/** What a module may show, and for each what there is to choose; articles and offices are the agency's. */
export const kinds = {
  'property-list': ['new', 'sale', 'rent', 'realised'],
  'project-list': [],
  category: ['our-services', 'vacancies', 'testimonials', 'pages'],
  article: [],
  team: [],
  contact: [],
  form: ['valuation', 'demand', 'newsletter'],
} as const;

export type Kind = keyof typeof kinds;

/** The ways in which articles are shown: short side by side, or one in full. One article has others too. */
export const views = [
  'news-view',
  'single-view',
  'picture-view',
  'questions-view',
  'figures-view',
  'quotation-view',
  'pictures-view',
] as const;

/** The ways in which a list of articles is shown. */
export const listViews = views.slice(0, 2);

/** The ways for which a text is written in a form of its own. */
export const helped: readonly string[] = views.slice(2);

/** The modules of a part, in their order. */
export function modulesFrom(value: string): readonly Module[] {
  try {
    const list: unknown = JSON.parse(value || '[]');
    return Array.isArray(list) ? rowsOf(list as Module[]).flat() : [];
  } catch {
    return [];
  }
}

/** The modules row by row, numbered without gaps. */
export function rowsOf(modules: readonly Module[]): readonly (readonly Module[])[] {
  const sorted = modules.toSorted((a, b) => a.contentRow - b.contentRow || a.span - b.span);
  const rows: Module[][] = [];
  for (const [at, module] of sorted.entries()) {
    if (at === 0 || module.contentRow !== sorted[at - 1]?.contentRow) rows.push([]);
    rows.at(-1)?.push(module);
  }
  return numbered(rows);
}

const numbered = (rows: readonly (readonly Module[])[]) =>
  rows
    .filter((row) => row.length > 0)
    .map((row, contentRow) => row.map((module, span) => ({ ...module, contentRow, span })));

/** Where a module goes: to the row above or below, or a place to the left or right. */
export type Way = 'up' | 'down' | 'left' | 'right';

/**
 * The modules after one is moved; null when there is nowhere to go. Out of a row it gets one of its own, and to the left of a row it joins
 * the row above.
 */
export function moved(modules: readonly Module[], at: number, way: Way) {
  const rows = rowsOf(modules).map((row) => [...row]);
  const module = rows.flat()[at];
  if (!module) return null;
  const { contentRow: y, span: x } = module;
  const row = rows[y] ?? [];
  if (way === 'left' || way === 'right') {
    const to = way === 'left' ? x - 1 : x + 1;
    const other = row[to];
    if (other) {
      row[to] = module;
      row[x] = other;
    } else if (way === 'left' && rows[y - 1]) {
      row.splice(x, 1);
      rows[y - 1]?.push(module);
    } else if (way === 'right' && row.length > 1) {
      row.splice(x, 1);
      rows.splice(y + 1, 0, [module]);
    } else return null;
  } else if (row.length > 1) {
    row.splice(x, 1);
    rows.splice(way === 'up' ? y : y + 1, 0, [module]);
  } else {
    const to = way === 'up' ? y - 1 : y + 1;
    const other = rows[to];
    if (!other) return null;
    rows[to] = row;
    rows[y] = other;
  }
  const list = numbered(rows).flat();
  return { list, at: list.findIndex((one) => sameBut(one, module)) };
}

/** Whether two modules are the same apart from their place on the page. */
const sameBut = (one: Module, other: Module) =>
  JSON.stringify({ ...one, contentRow: 0, span: 0 }) ===
  JSON.stringify({ ...other, contentRow: 0, span: 0 });

/** The modules with one changed. */
export const changedAt = (modules: readonly Module[], at: number, next: Module) =>
  modules.map((module, i) => (i === at ? next : module));

/** The headings of a module with that of one language changed; none when all are empty. */
export function titled({ title, ...module }: Module, language: string, text: string): Module {
  const all = Object.entries({ ...title, [language]: text }).filter(([, one]) => one.trim() !== '');
  return all.length > 0 ? { ...module, title: Object.fromEntries(all) } : module;
}

/** The modules without one. */
export const without = (modules: readonly Module[], at: number) =>
  rowsOf(modules.filter((_, i) => i !== at)).flat();

/** The modules with a new one in a row of its own, last. */
export const withNew = (modules: readonly Module[]): readonly Module[] => [
  ...modules,
  {
    contentRow: (modules.at(-1)?.contentRow ?? -1) + 1,
    span: 0,
    sm: 12,
    md: 12,
    lg: 12,
    view: 'news-view',
    relation: { type: 'property-list', id: 'new', max: 3 },
  },
];
