/** A year of a loan, in cents. */
interface LoanYear {
  readonly year: number;
  readonly paid: number;
  readonly interest: number;
  readonly left: number;
}

/** An annuity, in cents (Loan of costs/loan.go). */
export interface AnnuityLoan {
  readonly amount: number;
  readonly years: number;
  readonly monthly: number;
  readonly interest: number;
  readonly table: readonly LoanYear[];
}

/** Works out a loan; the rate is in thousandths of a per cent a year. The last month takes what rounding left over. */
export function loanOf(amount: number, rate: number, years: number): AnnuityLoan {
  const monthly = monthlyOf(amount, rate, years * 12);
  const table: LoanYear[] = [];
  let left = amount;
  for (let year = 1; year <= years; year++) {
    const row = { interest: 0, repaid: 0 };
    for (let month = 1; month <= 12; month++) {
      const interest = Math.floor((left * rate + 600_000) / 1_200_000);
      const last = year === years && month === 12;
      const repaid = last ? left : Math.min(left, Math.max(0, monthly - interest));
      left -= repaid;
      row.interest += interest;
      row.repaid += repaid;
    }
    table.push({ year, paid: row.interest + row.repaid, interest: row.interest, left });
  }
  const interest = table.reduce((sum, row) => sum + row.interest, 0);
  return { amount, years, monthly, interest, table };
}

/** It multiplies step by step, as Go does, because `**` may round otherwise. */
function monthlyOf(amount: number, rate: number, months: number): number {
  if (rate === 0) return Math.floor(amount / months + 0.5);
  const interest = rate / 1_200_000;
  let growth = 1;
  for (let month = 0; month < months; month++) growth *= 1 + interest;
  return Math.floor((amount * interest) / (1 - 1 / growth) + 0.5);
}
