/** What a dialog is about, and the step of it that is open: 'some.move' with the steps move and cancel is the step move of 'some'. */
export function stepOf<S extends string>(
  about: string,
  steps: readonly S[],
): { readonly of: string; readonly step: S | null } {
  const step = steps.find((one) => about === one || about.endsWith(`.${one}`)) ?? null;
  return { of: step ? about.slice(0, -step.length).replace(/\.$/, '') : about, step };
}

/** What a dialog is about once a step of it is open, as the address has it. */
export const withStep = (of: string, step: string): string => (of ? `${of}.${step}` : step);
