import { useIntl } from 'react-intl';
import { unitOf } from '../../../shared/property/details/units.ts';
import { useSession } from '../../app/session.ts';
import { typedOf } from './fieldValue.ts';
import type { Field } from './useField.ts';
import { useSiteTexts } from './useSiteTexts.ts';

/** Names fields and writes their values in words; null until the texts have loaded. */
export function useFieldTexts() {
  const { language } = useSession();
  const desk = useIntl();
  const site = useSiteTexts(language, 'fields');
  if (!site) return null;
  const text = (id: string) => {
    const from = id in desk.messages ? desk : site;
    return id in from.messages ? (from.formatMessage({ id: id as never }) as string) : null;
  };
  const word = ({ vocabulary, choices }: Field, value: string) => {
    const said =
      choices.find((choice) => choice.value === value)?.text ??
      text(`value.${vocabulary}.${value}`) ??
      value;
    return vocabulary === 'FloodScore' ? `${value} – ${said}` : said; // a report says the letter alone
  };
  const label = (name: string) =>
    text(`editor.field.${name}`) ?? text(`property.row.${name}`) ?? name;
  const unit = (field: Field) => (field.kind === 'AMOUNT' ? '€' : unitOf(field.name));
  const inWords = (field: Field): string => {
    const { kind, value } = field;
    if (value === '') return '';
    if (kind === 'CHOICE') return word(field, value);
    if (kind === 'FLAG' || kind === 'SWITCH')
      return text(value === 'true' ? 'value.Answer.YES' : 'value.Answer.NO') ?? value;
    if (kind === 'CHOICES')
      return (JSON.parse(value) as string[]).map((one) => word(field, one)).join(', ');
    if (kind === 'MEASURES')
      return measuresOf(value)
        .map(({ kind: one, measure }) => [word(field, one), measure].filter(Boolean).join(' '))
        .join(', ');
    if (kind === 'DATE') return value.split('-').reverse().join('-');
    const shown = typedOf(kind, value, desk.locale);
    if (kind === 'AMOUNT') return `€\u00a0${shown}`;
    return unit(field) ? `${shown}\u00a0${unit(field)}` : shown;
  };
  return { label, word, unit, inWords };
}

export type FieldTexts = NonNullable<ReturnType<typeof useFieldTexts>>;

/** A row of measures: a word and its number, which has a name of its own in each list. */
export interface Measure {
  readonly kind: string;
  readonly measure: number | null;
}

export function measuresOf(value: string): Measure[] {
  if (value === '') return [];
  const rows = JSON.parse(value) as { kind: string; surface?: number; distance?: number }[];
  return rows.map(({ kind, surface, distance }) => ({
    kind,
    measure: surface ?? distance ?? null,
  }));
}
