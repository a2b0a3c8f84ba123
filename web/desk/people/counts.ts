import { useIntl } from 'react-intl';
import { useText } from '../app/texts.ts';

const kinds = [
  'LEAD',
  'APPOINTMENT',
  'DEMAND',
  'NEWSLETTER',
  'OWNER',
  'EMAIL',
  'ANSWER',
  'NOTE',
  'FILE',
  'CRM',
  'STAFF',
] as const;

export interface Count {
  readonly kind: string;
  readonly count: number;
}

/** Writes counts as a list in a sentence: 2 leads, 1 appointment and 4 emails. */
export function useCounts(): (counts: readonly Count[]) => string {
  const say = useText();
  const { locale } = useIntl();
  return (counts) =>
    new Intl.ListFormat(locale).format(
      counts.flatMap(({ kind, count }) => {
        const known = kinds.find((one) => one === kind);
        return known ? [say(`people.count.${known}`, { count })] : [];
      }),
    );
}

/** The kinds of which nothing was found. */
export const lacking = (counts: readonly Count[]): readonly Count[] =>
  kinds.flatMap((kind) => (counts.some((one) => one.kind === kind) ? [] : { kind, count: 0 }));
