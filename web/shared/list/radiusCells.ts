import { radius } from './kinds.ts';

/** The radii that a form offers, with the chosen one among them: a sentence may name any, "binnen 15 km van Genk". */
export function radiusCells(chosen: string): string[] {
  const all = new Set([...radius.values, Number(chosen) || 5]);
  return [...all].sort((a, b) => a - b).map(String);
}
