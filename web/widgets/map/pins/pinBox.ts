import type { Box } from '../box.ts';

/** A property; several at one point; one or several near here, without a public address; a cluster, to zoom in on. */
export type Appearance = 'home' | 'several' | 'about' | 'cluster';

/** The least that a finger can touch, pixels (WCAG 2.5.5). */
export const touch = 44;

/** The widest label, pixels. */
export const widest = 144;

/** The width of a letter of a label and of its padding, in pixels. Longer labels are cut off. */
export function labelWidth(label: string): number {
  return Math.min(widest, Math.max(touch, Math.ceil(label.length * 7.6) + 22));
}

/** From the point of a group to the sides of what can be touched. A label stands over its point. */
export function boxOf({ appearance, label }: { appearance: Appearance; label: string }): Box {
  const half = appearance === 'cluster' ? touch / 2 : labelWidth(label) / 2;
  const stands = appearance === 'home' || appearance === 'several';
  return stands
    ? { left: -half, right: half, top: -touch - 2, bottom: -2 }
    : { left: -half, right: half, top: -touch / 2, bottom: touch / 2 };
}
