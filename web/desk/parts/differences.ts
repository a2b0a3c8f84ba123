/** A piece of a text that stays, or that is only before or only after a change. */
export interface Piece {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** How many pairs of lines, or of words, are compared at most; what is more is shown as another text. */
const most = 1_000_000;

/** How two texts differ: line by line, and word by word where lines changed. */
export function differences(before: string, after: string): readonly Piece[] {
  const lines = compared(linesOf(before), linesOf(after));
  return tidied(
    lines.flatMap((piece, at) => {
      const next = lines[at + 1];
      if (piece.kind === 'gone' && next?.kind === 'new')
        return compared(wordsOf(piece.text), wordsOf(next.text));
      return piece.kind === 'new' && lines[at - 1]?.kind === 'gone' ? [] : [piece];
    }),
  );
}

const linesOf = (text: string) => text.split(/(?<=\n)/);
const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}]+|./gsu) ?? [];

/** The pieces of two lists of words or lines: what both begin and end with, and the longest common part of the rest. */
function compared(before: readonly string[], after: readonly string[]): readonly Piece[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && before.at(-1 - end) === after.at(-1 - end)) end++;
  return joined([
    ...before.slice(0, start).map(same),
    ...between(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ]);
}

const same = (text: string): Piece => ({ kind: 'same', text });

function between(before: readonly string[], after: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  if (before.length * after.length <= most) {
    const common = lengths(before, after);
    while (i < before.length && j < after.length) {
      if (before[i] === after[j]) {
        pieces.push(same(before[i] ?? ''));
        i++;
        j++;
      } else if ((common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))
        pieces.push({ kind: 'gone', text: before[i++] ?? '' });
      else pieces.push({ kind: 'new', text: after[j++] ?? '' });
    }
  }
  for (const text of before.slice(i)) pieces.push({ kind: 'gone', text });
  for (const text of after.slice(j)) pieces.push({ kind: 'new', text });
  return pieces;
}

/** How long the common part is from each place on. */
function lengths(before: readonly string[], after: readonly string[]) {
  const common = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const row = common[i] as Uint16Array;
      row[j] =
        before[i] === after[j]
          ? (common[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(common[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return common;
}

/** Pieces of one kind that follow each other as one, what is gone before what is new. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const list: Piece[] = [];
  let [gone, added] = ['', ''];
  const flush = () => {
    if (gone) list.push({ kind: 'gone', text: gone });
    if (added) list.push({ kind: 'new', text: added });
    [gone, added] = ['', ''];
  };
  for (const { kind, text } of pieces) {
    if (kind === 'gone') gone += text;
    else if (kind === 'new') added += text;
    else {
      flush();
      const last = list.at(-1);
      if (last?.kind === 'same') list[list.length - 1] = same(last.text + text);
      else list.push(same(text));
    }
  }
  flush();
  return list;
}

/** Without single spaces that stay between words that do not: a sentence that was written anew is read as one. */
const tidied = (pieces: readonly Piece[]) =>
  joined(
    pieces.flatMap((piece, at) =>
      piece.kind === 'same' && piece.text.trim() === '' && at > 0 && at < pieces.length - 1
        ? [
            { kind: 'gone' as const, text: piece.text },
            { kind: 'new' as const, text: piece.text },
          ]
        : [piece],
    ),
  );

/** How much of a long text that stays is shown on each side of a change, in characters. */
const around = 80;

/** The pieces with what stays shortened to what stands beside a change. */
export function shortened(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece, at) => {
    if (piece.kind !== 'same') return piece;
    const head = at === 0 ? 0 : around;
    const tail = at === pieces.length - 1 ? 0 : around;
    if (piece.text.length <= head + tail + around) return piece;
    return same(`${piece.text.slice(0, head)} … ${tail > 0 ? piece.text.slice(-tail) : ''}`);
  });
}
