import type { KeyboardEvent } from 'react';
import type { Move } from './useView.ts';
import { moved, type Size } from './view.ts';

/** How far an arrow moves the map, pixels. */
const step = 80;

const arrows: Record<string, { left: number; top: number }> = {
  ArrowLeft: { left: step, top: 0 },
  ArrowRight: { left: -step, top: 0 },
  ArrowUp: { left: 0, top: step },
  ArrowDown: { left: 0, top: -step },
};
const zooms: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** Arrows move the map and + and − zoom, from the map itself and from any pin; Escape closes what is open. */
export function keysOf(size: Size, move: Move, onEscape: () => void) {
  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') onEscape();
    if (event.target instanceof Element && event.target.closest('[role=dialog], input')) return;
    const middle = { left: size.width / 2, top: size.height / 2 };
    const by = arrows[event.key] ?? { left: 0, top: 0 };
    const zoom = zooms[event.key] ?? 0;
    if (!arrows[event.key] && !zoom) return;
    event.preventDefault(); // the page around would scroll
    const to = { left: middle.left + by.left, top: middle.top + by.top };
    move((view) => moved(view, size, middle, to, zoom));
  };
}
