/** What a button of the toolbar does to the text that is chosen. */
export type Mark = 'h2' | 'h3' | 'bold' | 'italic' | 'list' | 'numbers' | 'link';

export const marks: readonly Mark[] = ['h2', 'h3', 'bold', 'italic', 'list', 'numbers', 'link'];

export interface Chosen {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The text with a mark at what is chosen, or without it where it had one; what is chosen stays so. */
export function marked({ text, start, end }: Chosen, mark: Mark): Chosen {
  if (mark === 'bold') return around({ text, start, end }, '**', '**');
  if (mark === 'italic') return around({ text, start, end }, '*', '*');
  if (mark === 'link') return around({ text, start, end }, '[', '](https://)');
  return before({ text, start, end }, mark);
}

function around({ text, start, end }: Chosen, left: string, right: string): Chosen {
  const inside = text.slice(start, end);
  if (text.slice(0, start).endsWith(left) && text.slice(end).startsWith(right))
    return {
      text: text.slice(0, start - left.length) + inside + text.slice(end + right.length),
      start: start - left.length,
      end: end - left.length,
    };
  return {
    text: text.slice(0, start) + left + inside + right + text.slice(end),
    start: start + left.length,
    end: end + left.length,
  };
}

const signs = { h2: '## ', h3: '### ', list: '- ', numbers: '1. ' } as const;

/** Marks all lines that are chosen. A line has one such mark. */
function before({ text, start, end }: Chosen, mark: keyof typeof signs): Chosen {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const has = (line: string) =>
    mark === 'numbers' ? /^\d+\. /.test(line) : line.startsWith(signs[mark]);
  const all = lines.every(has);
  const plain = lines.map((line) => line.replace(/^(#{1,6}|[-*]|\d+\.) /, ''));
  const made = plain.map((line, i) => {
    if (all) return line;
    return mark === 'numbers' ? `${i + 1}. ${line}` : signs[mark] + line;
  });
  const put = made.join('\n');
  return { text: text.slice(0, from) + put + text.slice(to), start: from, end: from + put.length };
}
