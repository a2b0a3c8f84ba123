/** An item of a list of the settings: a JSON object as in the import folder, or the name of a picture. */
export type Item =
  | string
  | number
  | boolean
  | null
  | { readonly [name: string]: Item }
  | readonly Item[];

/** What a field of an item holds: a text, one in each language, Markdown in each language, a picture, several, and so on. */
type Kind =
  | 'text'
  | 'texts'
  | 'longTexts'
  | 'markdown'
  | 'flag'
  | 'choice'
  | 'colour'
  | 'number'
  | 'hours'
  | 'picture'
  | 'pictures'
  | 'form'
  | 'staff'
  | 'office'
  | 'spoken';

export interface ItemField {
  /** Where it stands in the item; '' is the item itself. */
  readonly path: string;
  readonly kind: Kind;
  readonly choices?: readonly string[];
  /** The field is there only while another has a value. */
  readonly when?: readonly [path: string, value: string];
}

interface List {
  readonly fields: readonly ItemField[];
  /** A new item. */
  readonly empty: Item;
  /** What holds while the list is empty; it comes along below the first item, which would end it. */
  readonly usual?: Item;
  /** What there is to know of the list. */
  readonly help?: 'rule.help' | 'list.settings.answers.help';
}

const text = (...paths: readonly string[]): ItemField[] =>
  paths.map((path) => ({ path, kind: 'text' }));

const block = (path: string, kind: Kind): ItemField[] => [
  { path: `${path}.text`, kind },
  { path: `${path}.public`, kind: 'flag' },
];

const signs = 'phone mail clock user pin globe facebook instagram linkedin whatsapp'.split(' ');

/** The lists of the settings that are edited item by item. What an item has beside these fields stays. */
export const lists: Readonly<Record<string, List>> = {
  topBar: {
    fields: [
      { path: 'label', kind: 'texts' },
      ...text('link'),
      { path: 'side', kind: 'choice', choices: ['LEFT', 'RIGHT'] },
      { path: 'icon', kind: 'choice', choices: ['', ...signs] },
      { path: 'color', kind: 'colour' },
      { path: 'status', kind: 'choice', choices: ['Published', 'Draft'] },
    ],
    empty: { side: 'LEFT', status: 'Published', label: {} },
  },
  footer: {
    fields: [
      ...block('title', 'texts'),
      ...block('introText', 'markdown'),
      ...block('fullText', 'markdown'),
      { path: 'images', kind: 'pictures' },
      ...(['sm', 'md', 'lg'] as const).map((path) => ({ path, kind: 'number' as const })),
    ],
    empty: { title: { text: {}, public: true }, sm: 12, md: 6, lg: 3 },
  },
  offices: {
    fields: [
      { path: 'name', kind: 'texts' },
      ...text('street', 'zip', 'city', 'country', 'phone', 'email'),
      { path: 'hours', kind: 'hours' },
      { path: 'photo', kind: 'picture' },
    ],
    empty: { street: '', zip: '', city: '', country: 'BE' },
  },
  agents: {
    fields: [
      ...text('name'),
      { path: 'photo', kind: 'picture' },
      ...text('phone', 'mobile', 'email', 'number'),
      { path: 'office', kind: 'office' },
      { path: 'languages', kind: 'spoken' },
      { path: 'text', kind: 'longTexts' },
    ],
    empty: { name: '' },
  },
  'settings.leadRules': {
    fields: [
      { path: 'form', kind: 'form' },
      ...text('postcodes'),
      { path: 'to', kind: 'choice', choices: ['AGENT', 'STAFF', 'OFFICE'] },
      { path: 'staff', kind: 'staff', when: ['to', 'STAFF'] },
    ],
    empty: { to: 'STAFF', staff: [] },
    usual: { to: 'AGENT' },
    help: 'rule.help',
  },
  'settings.answers': {
    fields: [...text('name'), { path: 'text', kind: 'markdown' }],
    empty: { name: '', text: {} },
    help: 'list.settings.answers.help',
  },
  languages: {
    fields: [
      { path: 'code', kind: 'choice', choices: ['nl', 'fr', 'en', 'de'] },
      { path: 'use', kind: 'flag' },
    ],
    empty: { code: 'de', use: true },
  },
  'banner.gallery': { fields: [{ path: '', kind: 'picture' }], empty: '' },
};

/** The items of a part; none for what is no list. */
export function itemsFrom(value: string): readonly Item[] {
  try {
    const list: unknown = JSON.parse(value || '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Writes a list as a part does. An office without a number gets the next one. */
export function listText(field: string, items: readonly Item[]): string {
  const last = Math.max(0, ...items.map((item) => Number(at(item, 'number')) || 0));
  const list = items.map((item, i) =>
    field === 'offices' && !at(item, 'number') ? put(item, 'number', last + i + 1) : item,
  );
  return list.length > 0 ? JSON.stringify(list) : '';
}

/** The list with a new item, and where that stands. */
export function added(
  field: string,
  items: readonly Item[],
): { list: readonly Item[]; at: number } {
  const { empty = '', usual } = lists[field] ?? {};
  const below = items.length === 0 && usual !== undefined ? [usual] : [];
  return { list: [...items, empty, ...below], at: items.length };
}

/** What stands at a place of an item; nothing for a place that it does not have. */
export function at(item: Item, path: string): Item | undefined {
  if (path === '') return item;
  const [name = '', ...rest] = path.split('.');
  const next = isObject(item) ? item[name] : undefined;
  return next === undefined || next === null ? undefined : at(next, rest.join('.'));
}

/** The item with something else at a place; an empty text goes. */
export function put(item: Item, path: string, value: Item): Item {
  if (path === '') return value;
  const [name = '', ...rest] = path.split('.');
  const { [name]: before, ...others } = isObject(item) ? item : {};
  const next = put(before ?? {}, rest.join('.'), value);
  return next === '' ? others : { ...others, [name]: next };
}

/** The fields that an item of a list has now. */
export const fieldsOf = (list: string, item: Item): readonly ItemField[] =>
  lists[list]?.fields.filter(({ when }) => !when || at(item, when[0]) === when[1]) ?? [];

/** The item without the fields that it has not any more, because another has another value. */
export function fitting(list: string, item: Item): Item {
  const present = fieldsOf(list, item);
  const gone = lists[list]?.fields.filter((field) => !present.includes(field)) ?? [];
  return gone.reduce((one, { path }) => put(one, path, ''), item);
}

const isObject = (item: Item): item is { readonly [name: string]: Item } =>
  typeof item === 'object' && item !== null && !Array.isArray(item);

/** The list with an item a place further up or down; the same list where there is none. */
export function movedBy(items: readonly Item[], index: number, by: -1 | 1): readonly Item[] {
  const other = items[index + by];
  const item = items[index];
  if (other === undefined || item === undefined) return items;
  return items.map((one, i) => (i === index ? other : i === index + by ? item : one));
}

/** All that an item says, one thing a line; a translation after its language. */
export function leaves(item: Item, name = ''): readonly string[] {
  if (Array.isArray(item)) return item.flatMap((one: Item) => leaves(one));
  if (isObject(item)) return Object.entries(item).flatMap(([key, one]) => leaves(one, key));
  if (item === null || item === '') return [];
  return [name.length === 2 ? `${name}: ${item}` : String(item)];
}

/** What an item is called: its first text in one of the languages, without marks of Markdown. */
export function nameOfItem(field: string, item: Item, languages: readonly string[]): string {
  for (const { path, kind } of lists[field]?.fields ?? []) {
    const found =
      kind === 'texts' || kind === 'markdown'
        ? languages.map((l) => at(item, `${path}.${l.toLowerCase()}`)).find(Boolean)
        : kind === 'text' && at(item, path);
    if (found) return String(found).split('\n', 1)[0]?.replace(/[#*_]/g, '').trim() ?? '';
  }
  return typeof item === 'string'
    ? item
    : String((field === 'languages' && at(item, 'code')) || '');
}
