/** As many words as may be looked for (limits.DeskWords, limits.DeskWordsCharacters). */
export function wordsOf(text: string): string {
  return text.trim().slice(0, 100).split(/\s+/).slice(0, 8).join(' ');
}
