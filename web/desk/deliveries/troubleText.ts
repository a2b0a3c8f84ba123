import type { RecordProblemKind } from '../__generated__/DeliveredRow_property.graphql.ts';
import type { Say } from '../app/texts.ts';
import { fieldText } from '../properties/laws.ts';

interface Trouble {
  readonly field: string;
  readonly kind: RecordProblemKind | null | undefined;
  readonly value: string | null | undefined;
}

/** What is wrong with a part of a delivery, in words. */
export function troubleText(say: Say, { field, kind, value }: Trouble): string {
  const name = fieldText[field];
  if (kind === 'PRICE') return say('deliveries.question.PRICE');
  if (kind === 'DESK') return say('deliveries.desk');
  const text = say('links.recordProblem', {
    kind: kind ?? 'OTHER',
    system: '',
    value: value ?? '',
  });
  const isOfFile = kind === 'COLUMN' || kind === 'COLUMN_TWICE' || kind === 'FIELDS';
  return isOfFile ? text : `${name ? say(name) : field}: ${text}`;
}
