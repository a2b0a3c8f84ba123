import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../limits/', import.meta.url));
const text = readdirSync(folder)
  .filter((name) => name.endsWith('.go') && !name.endsWith('_test.go'))
  .map((name) => readFileSync(folder + name, 'utf8'))
  .join('');
const units: Record<string, number> = {
  'time.Millisecond': 1,
  'time.Second': 1000,
  'time.Minute': 60_000,
  'time.Hour': 3_600_000,
};

/** A constant of package limits; a time in milliseconds. One that is not there is an error. */
export function goLimit(name: string): number {
  const [, value] = new RegExp(`^\\t${name} = (.+)$`, 'm').exec(text) ?? [];
  if (value === undefined) throw new Error(`package limits has no ${name}`);
  const [product = '', shift = '0'] = value.split(' << ');
  const factors = product.split(' * ').map((one) => units[one] ?? Number(one.replaceAll('_', '')));
  return factors.reduce((all, one) => all * one, 2 ** Number(shift));
}
