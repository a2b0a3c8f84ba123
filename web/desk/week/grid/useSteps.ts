import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const ways: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The arrows go from a free time of the grid to the next one, and across to the nearest one of the column beside it. One free time of the
 * grid is in the order of Tab: the one that had the focus last. What is busy and who is visited are buttons of their own.
 */
export function useSteps() {
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const all = cells(grid.current);
    const at = all.find(({ tabIndex }) => tabIndex === 0) ?? all[0];
    for (const cell of all) cell.tabIndex = cell === at ? 0 : -1;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key];
    const { target, altKey, ctrlKey, metaKey } = event;
    if (!way || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return;
    if (target.dataset.from === undefined) return;
    event.preventDefault();
    event.stopPropagation(); // outside the grid they turn the weeks
    const next = neighbour(cells(grid.current), target, way);
    if (!next) return;
    target.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };
  return { grid, onKeyDown };
}

const cells = (grid: HTMLElement | null) => [
  ...(grid?.querySelectorAll<HTMLElement>('button[data-from]') ?? []),
];

/** The next cell of the same column, or of another column the one that is nearest by its time. */
function neighbour(
  all: HTMLElement[],
  from: HTMLElement,
  [across, down]: readonly [number, number],
) {
  const columns = [...new Set(all.map(({ dataset }) => dataset.column))];
  const own = all.filter(({ dataset }) => dataset.column === from.dataset.column);
  if (down !== 0) return own[own.indexOf(from) + down];
  const beside = columns[columns.indexOf(from.dataset.column) + across];
  const far = (cell: HTMLElement) =>
    Math.abs(Number(cell.dataset.from) - Number(from.dataset.from));
  return all
    .filter(({ dataset }) => beside !== undefined && dataset.column === beside)
    .sort((a, b) => far(a) - far(b))[0];
}
