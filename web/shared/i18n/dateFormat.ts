const made = new Map<string, Intl.DateTimeFormat>();

/**
 * The format of dates in a language and style, made once for each: making one takes a browser as long as writing a hundred dates, and a
 * week of appointments has some hundreds. There are as many as the code names styles, in four languages. For browsers only: the server's
 * JavaScript engine has no Intl.
 */
export function dateFormat(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(style)}`;
  const format = made.get(name) ?? new Intl.DateTimeFormat(locale, style);
  made.set(name, format);
  return format;
}
