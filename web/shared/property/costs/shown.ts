import type { Costs_estimate$data } from '../../../__generated__/Costs_estimate.graphql.ts';

/** An estimate as the page shows it, from the graph or from the browser's own calculation: amounts are texts. */
export interface Shown {
  readonly lines: readonly ShownLine[];
  readonly total: string;
  readonly complete: boolean;
  readonly withPrice: string | null;
  readonly ownMoney: string | null;
  readonly loan: ShownLoan | null;
}

/** What is shown: an estimate, or the fields that it cannot be made from. */
export interface Answer {
  readonly shown: Shown;
  readonly wrong: readonly string[];
}

export interface ShownLine {
  readonly id: string;
  readonly name: string;
  /** Null when it is not known. */
  readonly amount: string | null;
  readonly lowest: string | null;
  readonly most: string | null;
  readonly rule: ShownRule | null;
}

interface ShownRule {
  readonly name: string;
  readonly terms: string;
  readonly since: string;
  readonly sources: readonly string[];
  readonly checked: string;
  readonly estimated: boolean;
}

export interface ShownLoan {
  readonly monthly: string;
  readonly interest: string;
  readonly table: readonly ShownYear[];
}

interface ShownYear {
  readonly year: number;
  readonly paid: string;
  readonly interest: string;
  readonly left: string;
}

type GraphLoan = NonNullable<Costs_estimate$data['loan']>;

/** A loan with its amounts as texts. */
export function loanOf({ monthly, interest, table }: GraphLoan): ShownLoan {
  return {
    monthly: monthly.text,
    interest: interest.text,
    table: table.map((year) => ({
      year: year.year,
      paid: year.paid.text,
      interest: year.interest.text,
      left: year.left.text,
    })),
  };
}
