import table from '../../../../costs/rules.json';
import type { Language } from '../../i18n/languages.ts';

type Texts = Readonly<Record<Language, string>>;

/** A part of a scale: up to an amount in euro, or without an end. */
export interface Slice {
  readonly upTo?: number;
  readonly percent: number;
}

/** A dated rule as costs/rules.json has it (Rule of costs/rules.go). Amounts are euro, percents per cent. */
export interface Rule {
  readonly id: string;
  readonly line: string;
  readonly regions: readonly string[];
  readonly from: string;
  readonly until?: string;
  readonly when?: {
    readonly own?: boolean;
    readonly land?: boolean;
    readonly dwelling?: boolean;
    readonly rebuilt?: boolean;
    readonly regime?: string;
    readonly upTo?: number;
  };
  readonly base?: string;
  readonly percent?: number;
  readonly percentStated?: boolean;
  readonly slices?: readonly Slice[];
  readonly exempt?: number;
  readonly exemptPerClass?: number;
  readonly leastClasses?: number;
  readonly taxCredit?: number;
  readonly least?: number;
  readonly plusPercent?: number;
  readonly lowestPercent?: number;
  readonly fixed?: number;
  readonly mostMonths?: number;
  readonly estimate?: boolean;
  readonly name: Texts;
  readonly terms?: Texts;
  readonly sources: readonly string[];
  readonly checked: string;
}

/** A line of an estimate. */
export interface Line {
  readonly id: string;
  readonly goal: string;
  readonly regimes?: readonly string[];
  readonly loan?: boolean;
  readonly optional?: boolean;
  readonly name: Texts;
}

export const rules: readonly Rule[] = table.rules;
export const lines: readonly Line[] = table.lines;
