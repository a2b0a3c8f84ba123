import { decimal, grouped } from '../../ui/figures.ts';

/** A distance: '350 m'; from a kilometre on '2,4 km'. */
export function metres(m: number): string {
  return m < 1000 ? `${grouped(m)} m` : `${decimal(Math.round(m / 100) / 10)} km`;
}
