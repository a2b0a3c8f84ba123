import { fileProblem, fits } from './fields/fileProblem.ts';
import type { Problem } from './posted.ts';

/** A form as its mutation takes it. */
export interface FormInput {
  readonly input: Record<string, unknown>;
  /** Files by their path in the variables: 'input.photos.0'. */
  readonly files: Readonly<Record<string, File>>;
  /** Values that are not of the graph's type, and files that would be refused. */
  readonly problems: readonly Problem[];
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads a form. Names are paths within the input: 'person.email', 'filter.cities.0.zip'. Empty fields are left out,
 * but the group of a required field is always there. `data-kind` says what a control holds: int, boolean, texts,
 * ints, file and files (fileProblem.ts), value for JSON, and a text when absent.
 */
export function readInput(form: HTMLFormElement): FormInput {
  const input: Record<string, unknown> = {};
  const language = form.ownerDocument.documentElement.lang;
  const files: Record<string, File> = {};
  const problems: Problem[] = [];
  for (const control of controlsOf(form)) {
    const path = control.name.split('.');
    const kind = control.dataset.kind ?? 'text';
    const integer = (text: string) => {
      const number = integerOf(text, language);
      if (number === null) problems.push({ path, code: 'NOT_A_NUMBER' });
      return number;
    };
    if (kind === 'boolean') put(input, path, (control as HTMLInputElement).checked);
    else if (kind === 'file' || kind === 'files') {
      const chosen = control as HTMLInputElement;
      const code = fileProblem(chosen);
      if (code) problems.push({ path, code });
      const fit = code === 'TOO_MANY' ? [] : filesOf(chosen).filter((file) => fits(file, chosen));
      for (const [i, file] of fit.entries()) {
        const at = kind === 'files' ? [...path, String(i)] : path;
        put(input, at, null);
        files[['input', ...at].join('.')] = file;
      }
    } else if (isEmpty(control)) {
      if (control.required) parentIn(input, path);
    } else if (kind === 'texts') add(input, path, control.value);
    else if (kind === 'ints') add(input, path, integer(control.value));
    else if (kind === 'value') put(input, path, JSON.parse(control.value));
    else put(input, path, kind === 'int' ? integer(control.value) : control.value);
  }
  return { input: dense(input), files, problems };
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (one): one is Control =>
      'name' in one && one.name !== '' && one.name !== 'form' && !(one as Control).disabled,
  );
}

/** A box that is not ticked, or a field that is empty. */
function isEmpty(control: Control): boolean {
  const choice = control.type === 'radio' || control.type === 'checkbox';
  return choice ? !(control as HTMLInputElement).checked : control.value.trim() === '';
}

function filesOf({ files }: HTMLInputElement): File[] {
  return [...(files ?? [])];
}

/**
 * A whole number as it is typed in a language, in groups of three or not: 450 000, 450.000 and, in English, 450,000. Null for
 * anything else. The server reads numbers in the same way (locale/euroinput.go); both tests read locale/testdata/numbers.json.
 */
export function integerOf(text: string, language: string): number | null {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  const continental = /^\d{1,3}([. '’]\d{3}){1,2}$/.test(trimmed);
  const british = language === 'en' && /^\d{1,3}([, '’]\d{3}){1,2}$/.test(trimmed);
  const digits = continental || british ? trimmed.replace(/[., '’]/g, '') : trimmed;
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : null;
}

type Tree = Record<string, unknown>;

/** Puts a value at a path; a number in the path is an index in a list. */
function put(tree: Tree, path: readonly string[], value: unknown) {
  const last = path[path.length - 1] ?? '';
  parentIn(tree, path)[last] = value;
}

function add(tree: Tree, path: readonly string[], value: unknown) {
  const last = path[path.length - 1] ?? '';
  const holder = parentIn(tree, path);
  holder[last] = [...((holder[last] as unknown[] | undefined) ?? []), value];
}

function parentIn(tree: Tree, path: readonly string[]): Tree {
  return path.slice(0, -1).reduce<Tree>((at, step, i) => {
    at[step] ??= /^\d+$/.test(path[i + 1] ?? '') ? [] : {};
    return at[step] as Tree;
  }, tree);
}

/** Removes the holes of lists, which are boxes that are not ticked. */
function dense<T>(tree: T): T {
  if (tree === null || typeof tree !== 'object') return tree;
  if (Array.isArray(tree)) return tree.filter(() => true).map(dense) as T;
  return Object.fromEntries(Object.entries(tree).map(([name, part]) => [name, dense(part)])) as T;
}
