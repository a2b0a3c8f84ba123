/** The size of a file for people: "12 kB". */
export const kilobytes = (size: number, locale: string) =>
  `${Math.max(1, Math.round(size / 1000)).toLocaleString(locale)} kB`;
