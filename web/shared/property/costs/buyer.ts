import { readParams } from '../../router/params.ts';

/** What an address says of a purchase or a rental: BuyerInput of the graph. Amounts are whole euro, the rate is per cent. */
export interface SaidBuyer {
  readonly price?: number;
  readonly onlyOwnHome?: boolean;
  readonly buyers?: number;
  readonly energyClasses?: number;
  readonly rebuilt?: boolean;
  readonly loan?: number;
  readonly rate?: number;
  readonly years?: number;
  readonly on?: string;
}

/** The value of a number that cannot be read. No field allows it, so the graph answers with a problem of the field. */
const unreadable = -1;

/** Reads the form of the costs from an address; null when nothing of it is there. */
export function buyerIn(search: string): SaidBuyer | null {
  const said: Record<string, number | boolean | string> = {};
  for (const [name, value] of readParams(search)) {
    if (value === '') continue;
    if (integers.includes(name)) said[name] = integerOf(value);
    else if (name === 'rate') said.rate = rate(value);
    else if (name === 'home') said.onlyOwnHome = value === 'own';
    else if (name === 'rebuilt') said.rebuilt = true;
    else if (name === 'on') said.on = value;
  }
  return Object.keys(said).length > 0 ? said : null;
}

const integers = ['price', 'buyers', 'energyClasses', 'loan', 'years'];

/** '300000' and '€ 300.000' are the same. */
function integerOf(text: string): number {
  const digits = text.replace(/[.\s€]/g, '');
  return /^\d{1,10}$/.test(digits) && Number(digits) < 2 ** 31 ? Number(digits) : unreadable;
}

/** '3,25' and '3.25' are the same. */
function rate(text: string): number {
  const written = text.replace(/[\s%]/g, '').replace(',', '.');
  return /^\d{1,3}(\.\d{1,9})?$/.test(written) ? Number(written) : unreadable;
}
