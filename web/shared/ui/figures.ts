const thousands = /\B(?=(\d{3})+$)/g;

/** A integer number with Belgian grouping, the same in every language: '1.248'. */
export function grouped(n: number): string {
  return String(Math.round(n)).replace(thousands, '.');
}

/** A figure with at most two decimals and a comma, without needless zeros: '8,4', '42'. */
export function decimal(n: number): string {
  const [integer = '0', part] = String(Math.round(n * 100) / 100).split('.');
  return [integer.replace(thousands, '.'), part].filter(Boolean).join(',');
}

/** Whole euro as the site writes prices: '€ 349.000', with a no-break space. */
export function euro(n: number): string {
  return `€\u00a0${grouped(n)}`;
}

/** A date as day-month-year: '2034-03-17' is '17-03-2034'. Source: specification section 9. */
export function dayMonthYear(date: string): string {
  return date.slice(0, 10).split('-').reverse().join('-');
}
