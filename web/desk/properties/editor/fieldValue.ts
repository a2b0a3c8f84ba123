import type { PropertyFieldKind } from '../../__generated__/EditorQuery.graphql.ts';

/** What a field holds. */
export type Kind = PropertyFieldKind;

/** The value of a field as somebody types it in a language. Choices and lists of choices are as the graph has them. */
export function typedOf(kind: Kind, value: string, locale: string): string {
  if (value === '') return '';
  if (kind === 'AMOUNT') {
    const digits = value.endsWith('.00') ? 0 : 2;
    return Number(value).toLocaleString(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  }
  if (kind === 'DECIMAL')
    return Number(value).toLocaleString(locale, { maximumFractionDigits: 3, useGrouping: false });
  if (kind === 'INTEGERS') return (JSON.parse(value) as number[]).join(', ');
  if (kind === 'ADDRESSES') return (JSON.parse(value) as string[]).join('\n');
  return value;
}

/** What somebody typed into a field, as the graph takes it; null for what cannot be read. */
export function readValue(kind: Kind, typed: string, locale: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  if (kind === 'AMOUNT') return numberOf(text, locale, 2);
  if (kind === 'INTEGER') return numberOf(text, locale, 0);
  if (kind === 'DECIMAL') return numberOf(text, locale, 3);
  if (kind === 'INTEGERS') {
    const list = text.split(/[\s,;]+/).filter(Boolean);
    return list.every((one) => /^\d{1,9}$/.test(one)) ? JSON.stringify(list.map(Number)) : null;
  }
  if (kind === 'ADDRESSES') {
    const list = text.split(/\s+/);
    return JSON.stringify(list);
  }
  return text;
}

/**
 * A number as people write it, with marks for thousands and decimals, as JSON; null for what is none. One mark before three digits is
 * that of thousands, unless the number may have three decimals and the language writes decimals so.
 */
export function numberOf(typed: string, locale: string, decimals: number): string | null {
  const plain = typed.replace(/[€\s'’]/g, '').replace('−', '-');
  if (!/^-?\d{1,12}(?:[.,]\d+)*$/.test(plain)) return null;
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const last = at < 0 ? '' : plain.slice(at + 1);
  const marks = plain.match(/[.,]/g) ?? [];
  const isThousands =
    last.length === 3 &&
    marks.every((mark) => mark === plain[at]) &&
    !(decimals === 3 && marks.length === 1 && plain[at] === decimalMark(locale));
  const before = isThousands || at < 0 ? plain : plain.slice(0, at);
  const digits = isThousands ? '' : last;
  if (digits.length > decimals || !/^-?\d{1,3}(?:[.,]?\d{3})*$|^-?\d+$/.test(before)) return null;
  return String(Number(before.replace(/[.,]/g, '') + (digits && `.${digits}`)));
}

/** The mark before decimals in a language. */
function decimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? ',';
}
