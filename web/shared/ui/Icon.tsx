import type { ReactElement } from 'react';
import { type IconName, icons } from './icons.tsx';

/** A line icon of 1.25 rem, by its name or as SVG. Hidden from screen readers: the text beside it or a label says what it means. */
export function Icon({ name }: { name: IconName | ReactElement }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {typeof name === 'string' ? icons[name] : name}
    </svg>
  );
}
