const whole = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('nl-BE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const number = (n) => whole.format(n);
export const euro = (n) => `€ ${whole.format(n)}`;
export const exact = (n) => `€ ${(Number.isInteger(n) ? whole : cents).format(n)}`;
export const day = (iso) => iso.split('-').reverse().join('-');
export const base = process.env.BASE ?? 'http://127.0.0.1:8302';
export const priceSteps = [
  100000, 150000, 200000, 250000, 300000, 350000, 400000, 450000, 500000, 600000, 750000, 1000000,
];

/** The address of the list with a filter, some of it changed. */
export function listPath(filter, change = {}, root = '/nl/te-koop/') {
  const { city, priceMin, priceMax, bedrooms, sort, page } = { ...filter, ...change };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ city, priceMin, priceMax, bedrooms, sort, page: page > 1 && page }))
    if (value) params.set(name, value);
  return params.size ? `${root}?${params}` : root;
}

export const srcSet = (url) =>
  [100, 400, 600, 1360, 1600].map((w) => `${url}?width=${w}&height=auto&format=webp ${w}w`).join(', ');
export const src = (url) => `${url}?width=600&height=auto&format=webp`;
