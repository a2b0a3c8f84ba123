import type { IntlShape } from 'react-intl';
import { euro } from '../../components/ui/figures.ts';

const salePrices = [
  100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000, 600_000, 750_000,
  1_000_000,
];
const rents = [500, 600, 700, 800, 900, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000];

/** The amounts to choose from, and the one that is asked even if it is not one of them. */
export function amounts(goal: 'sale' | 'rent', asked: number | null): number[] {
  const usual = goal === 'sale' ? salePrices : rents;
  return asked === null || usual.includes(asked) ? usual : [asked, ...usual].sort((a, b) => a - b);
}

/** The asked prices in words; null when there is no limit. */
export function priceWords(intl: IntlShape, min: number | null, max: number | null): string | null {
  if (min && max) return `${euro(min)} – ${euro(max)}`;
  if (min) return intl.formatMessage({ id: 'filter.priceMin.chip' }, { value: euro(min) });
  return max ? intl.formatMessage({ id: 'filter.priceMax.chip' }, { value: euro(max) }) : null;
}
