import { type Drawn, type IconName, icons } from './icons.ts';

/** A line icon of 1.25 rem, by its name or as drawn. Hidden from screen readers: the text beside it or a label says what it means. */
export function Icon({ name }: { name: IconName | Drawn }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={typeof name === 'string' ? icons[name] : name.path} />
    </svg>
  );
}
