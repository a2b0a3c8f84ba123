import { readParams, writeParams } from '../router/params.ts';

/** Longer than what the graph reads of a sentence, SentenceCharacters of limits/search.go, so that its answer says that it was cut. */
export const longestSentence = 400;

/**
 * What was written into the search field: `q` is to be read and leads to a list; `sentence` was read, and that list, which has its
 * conditions in the address, tells what was not understood.
 */
export function sentenceIn(search: string): { q: string; sentence: string } {
  const params = readParams(search);
  const value = (param: string) => params.find(([name]) => name === param)?.[1] ?? '';
  const cut = (text: string) => [...text].slice(0, longestSentence).join('').trim();
  return { q: cut(value('q')), sentence: cut(value('sentence')) };
}

/** What the graph gives for words of the search field. */
export interface Read {
  /** Where a search for the words leads. */
  readonly search: { readonly path: string };
  /** What the words say as a sentence. */
  readonly understand: {
    readonly path: string;
    /** How many kilometres around the visitor it looks, null where it does not. */
    readonly around?: number | null | undefined;
    readonly unread: readonly string[];
    readonly cut: boolean;
    readonly parts: readonly { readonly meant: string; readonly fields: readonly string[] }[];
  };
}

/** The most words that a search for words compares: SearchWords of limits/search.go. */
export const mostWords = 8;

/**
 * Where a sentence leads. A town, property or project that it names has a page of its own; words that are all found are a search
 * (`found`); else its conditions are a list, which is told the sentence when something of it was not understood, a town was typed
 * with an error, or it looks around the visitor, whose place only the browser can tell.
 */
export function sentencePath(q: string, read: Read, found: boolean): string {
  const { path, around, unread, cut, parts } = read.understand;
  const words = read.search.path;
  const search = words.includes('?');
  if (!search && words !== path) return words;
  if (unread.length === 0 && !cut)
    return around || parts.some(({ meant }) => meant) ? withSentence(q, path) : path;
  const few = !around && q.split(/\s+/, mostWords + 1).length <= mostWords;
  return few && found && search ? words : withSentence(q, path);
}

/** An address of a list with the sentence that it comes from. */
function withSentence(q: string, path: string): string {
  const sentence = writeParams([['sentence', q]]);
  return path + (path.includes('?') ? sentence.replace('?', '&') : sentence);
}
