import type { KeyboardEvent } from 'react';

const steps = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' } as const;

/** The step in the tree that Alt with an arrow means; null for another key. */
export const stepOf = ({ altKey, ctrlKey, metaKey, key }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey ? (steps[key as keyof typeof steps] ?? null) : null;
