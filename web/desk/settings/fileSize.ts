/** The size of a file for people, from kilobytes: "58,2 MB", or "14 kB". */
export function fileSize(kilobytes: number, locale: string): string {
  const large = kilobytes >= 1000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large && kilobytes < 100_000 ? 1 : 0,
  }).format(large ? kilobytes / 1000 : kilobytes);
}
