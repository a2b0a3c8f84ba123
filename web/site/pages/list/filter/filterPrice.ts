import type { IntlShape } from 'react-intl';
import { euro } from '../../../../shared/ui/figures.ts';

const salePrices = [
  100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000, 600_000, 750_000,
  1_000_000,
];
const rents = [500, 600, 700, 800, 900, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000];

/** The amounts to choose from, with the chosen one among them. */
export function amounts(goal: 'sale' | 'rent', chosen: number | null): number[] {
  const usual = goal === 'sale' ? salePrices : rents;
  return chosen === null || usual.includes(chosen)
    ? usual
    : [chosen, ...usual].sort((a, b) => a - b);
}

/** The price limits in words; null without limits. */
export function priceWords(intl: IntlShape, min: number | null, max: number | null): string | null {
  if (min && max) return `${euro(min)} – ${euro(max)}`;
  if (min) return intl.formatMessage({ id: 'filter.priceMin.chip' }, { value: euro(min) });
  return max ? intl.formatMessage({ id: 'filter.priceMax.chip' }, { value: euro(max) }) : null;
}
