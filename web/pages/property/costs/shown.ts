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

export interface ShownRule {
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

export interface ShownYear {
  readonly year: number;
  readonly paid: string;
  readonly interest: string;
  readonly left: string;
}

interface Money {
  readonly text: string;
}

/** The same fields with the graph's amounts. */
interface FromGraph {
  readonly lines: readonly (Omit<ShownLine, 'amount' | 'lowest' | 'most' | 'rule'> & {
    readonly amount: Money | null | undefined;
    readonly lowest: Money | null | undefined;
    readonly most: Money | null | undefined;
    readonly rule: ShownRule | null | undefined;
  })[];
  readonly total: Money;
  readonly complete: boolean;
  readonly withPrice: Money | null | undefined;
  readonly ownMoney: Money | null | undefined;
  readonly loan:
    | {
        readonly monthly: Money;
        readonly interest: Money;
        readonly table: readonly {
          readonly year: number;
          readonly paid: Money;
          readonly interest: Money;
          readonly left: Money;
        }[];
      }
    | null
    | undefined;
}

export function shownOf({ lines, total, complete, loan, ...sums }: FromGraph): Shown {
  return {
    lines: lines.map((line) => ({
      ...line,
      amount: line.amount?.text ?? null,
      lowest: line.lowest?.text ?? null,
      most: line.most?.text ?? null,
      rule: line.rule ?? null,
    })),
    total: total.text,
    complete,
    withPrice: sums.withPrice?.text ?? null,
    ownMoney: sums.ownMoney?.text ?? null,
    loan: loan
      ? {
          monthly: loan.monthly.text,
          interest: loan.interest.text,
          table: loan.table.map(({ year, paid, interest, left }) => ({
            year,
            paid: paid.text,
            interest: interest.text,
            left: left.text,
          })),
        }
      : null,
  };
}
