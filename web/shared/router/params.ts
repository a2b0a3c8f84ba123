export type Param = readonly [name: string, value: string];

/**
 * The first 100 parameters of a query string, in order; one that cannot be decoded is left out. Who
 * takes a link out of HTML as it is written leaves `&amp;` between them.
 */
export function readParams(search: string): Param[] {
  const parts = search.replace(/^\?/, '').split(/&(?:amp;)?/);
  return parts.slice(0, 100).flatMap((part) => {
    const at = part.indexOf('=');
    const name = decode(at < 0 ? part : part.slice(0, at));
    const value = at < 0 ? '' : decode(part.slice(at + 1));
    return name && value ? [[name, value] as const] : [];
  });
}

/** The query string of these parameters, with its question mark; '' for none. */
export function writeParams(params: readonly Param[]): string {
  const parts = params.map(([name, value]) => `${name}=${encoded(value)}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).trim();
  } catch {
    return '';
  }
}

/** Commas and semicolons are legal in a query string and stay readable: an area has many. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/%2C|%3B/g, decodeURIComponent);
}
