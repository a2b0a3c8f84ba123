import type { Standing } from '../__generated__/PropertyRow_property.graphql.ts';
import type { Say } from '../app/texts.ts';

export type { Standing };

/** How a property stands, in words: what is on offer is for sale or for rent. */
export function standingText(say: Say, standing: Standing, goal: string): string {
  if (standing === 'AVAILABLE') return say(`properties.goal.${goal === 'RENT' ? 'RENT' : 'SALE'}`);
  return standing === 'REALISED' ||
    standing === 'UNDER_OPTION' ||
    standing === 'SOLD' ||
    standing === 'RENTED'
    ? say(`standing.${standing}`)
    : say('standing.WITHDRAWN');
}
