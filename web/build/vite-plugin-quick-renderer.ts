import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Case {
  readonly start: number;
  readonly test: (Node & { readonly value?: unknown }) | null;
  readonly consequent: readonly Node[];
}

type Switch = Node & { readonly discriminant: Node; readonly cases: readonly Case[] };

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Parts of React's renderer and what replaces them. */
const parts: readonly (readonly [from: string, to: string])[] = [
  [
    // The chunks of a page are joined at once, not handed over one by one.
    `for (; chunkIdx < chunks.length - 1; chunkIdx++)
        destination.push(chunks[chunkIdx]);
      chunkIdx < chunks.length && (r = destination.push(chunks[chunkIdx]));`,
    `chunkIdx < chunks.length && (r = destination.push(chunks.slice(chunkIdx).join("")));`,
  ],
  // The components above each element would stand in a message of an error, which the server's engine has nobody to show to.
  ['function pushComponentStack(task) {', 'function pushComponentStack(task) { return;'],
];

/**
 * Makes React's renderer quicker in the server's engine, with the same result. That compares the value of a switch with one case after
 * another, and most elements and attributes are in none: they would reach the default after some eighty comparisons. In long switches over
 * strings the value is now looked up in the set of all cases first, and the default stands in front as well.
 */
export function quickRenderer(): Plugin {
  return {
    name: 'quick-renderer',
    transform: {
      filter: { id: /\/react-dom-server-legacy\.browser\.production\.js$/ },
      handler(code) {
        const quick = parts.reduce(replaced, code);
        const found = switchesIn(this.parse(quick));
        if (found.length === 0) throw new Error('React has no long switch over strings any more');
        return withEdits(
          quick,
          found.flatMap((one, i) => edits(quick, one, `cases${i}`)),
        );
      },
    },
  };
}

function replaced(code: string, [from, to]: readonly [string, string]): string {
  if (!code.includes(from)) throw new Error(`React's renderer has no ${from}`);
  return code.replace(from, () => to);
}

/** The switches of a tree that have eight cases or more, all of them strings, and the default last. */
function switchesIn(node: unknown): Switch[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(switchesIn);
  return isLong(node as Switch) ? [node as Switch, ...inside] : inside;
}

function isLong({ type, discriminant, cases }: Switch): boolean {
  if (type !== 'SwitchStatement' || discriminant.type !== 'Identifier') return false;
  const named = cases.at(-1)?.test === null ? cases.slice(0, -1) : cases;
  return named.length >= 8 && named.every(({ test }) => typeof test?.value === 'string');
}

function edits(code: string, { discriminant, cases }: Switch, name: string): Edit[] {
  const value = code.slice(discriminant.start, discriminant.end);
  const labels = cases.flatMap(({ test }) => (test ? [test.value] : []));
  const otherwise = cases.find(({ test }) => test === null)?.consequent ?? [];
  const body = otherwise.map(({ start, end }) => code.slice(start, end)).join('\n');
  const first = cases[0]?.start ?? 0;
  return [
    {
      start: code.length,
      end: code.length,
      text: `var ${name} = new Set(${JSON.stringify(labels)});\n`,
    },
    { ...discriminant, text: `${name}.has(${value}) ? ${value} : null` },
    { start: first, end: first, text: `case null: {\n${body}\nbreak;\n}\n` },
  ];
}

function withEdits(code: string, list: Edit[]): string {
  const lastFirst = list.toSorted((a, b) => b.start - a.start);
  return lastFirst.reduce(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    code,
  );
}
