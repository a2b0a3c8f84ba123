const opening = /^\s*<blockquote>([\s\S]*?)<\/blockquote>/;

/** Splits a text into the quotation it opens with ('' for none) and the rest. The server has sanitized the HTML. */
export function splitQuote(body: string): { quote: string; rest: string } {
  const [match = '', quote = ''] = opening.exec(body) ?? [];
  return { quote: quote.trim(), rest: body.slice(match.length).trim() };
}
