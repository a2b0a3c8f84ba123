import type { Standing } from '../__generated__/PropertyRow_property.graphql.ts';
import type { Say, TextKey } from '../app/texts.ts';

export type { Standing };

/** How a property stands, in words: what is on offer is for sale or for rent. */
export function standingText(say: Say, standing: Standing, goal: string): string {
  if (standing === 'AVAILABLE') return say(`properties.goal.${goal === 'RENT' ? 'RENT' : 'SALE'}`);
  return say(standingTexts[standing] ?? 'standing.WITHDRAWN');
}

const standingTexts: Readonly<Partial<Record<Standing, TextKey>>> = {
  UNDER_OPTION: 'standing.UNDER_OPTION',
  SOLD: 'standing.SOLD',
  RENTED: 'standing.RENTED',
  REALISED: 'standing.REALISED',
  PREPARED: 'standing.PREPARED',
  ARCHIVED: 'standing.ARCHIVED',
};
