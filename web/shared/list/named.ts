import type { Param } from '../router/params.ts';

/** Properties that are named by their numbers are shown when they are sold or rented too. */
export const allStatuses = ['AVAILABLE', 'SOLD', 'RENTED', 'FOR_TAKEOVER', 'REALISED'] as const;

/** The first value of a parameter; '' for none. */
export function valueIn(params: readonly Param[], name: string): string {
  return params.find(([param]) => param === name)?.[1] ?? '';
}

/** The goal of `goal=rent`, in any letters; null for none. */
export function goalIn(params: readonly Param[]): 'SALE' | 'RENT' | null {
  const goal = valueIn(params, 'goal').toUpperCase();
  return goal === 'SALE' || goal === 'RENT' ? goal : null;
}

/** The numbers of `number=1096&number=1111`, each once. */
export function numbersIn(params: readonly Param[], most: number): number[] {
  const values = params.flatMap(([name, value]) =>
    name === 'number' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : [],
  );
  return [...new Set(values)].slice(0, most);
}
