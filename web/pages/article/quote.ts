const opening = /^\s*<blockquote>([\s\S]*?)<\/blockquote>/;

/** A text that opens with a quotation, in two: the quotation, empty for none, and what follows. Both are clean HTML. */
export function splitQuote(body: string): { quote: string; rest: string } {
  const [whole = '', quote = ''] = opening.exec(body) ?? [];
  return { quote: quote.trim(), rest: body.slice(whole.length).trim() };
}
