import { type KeyboardEvent, useState } from 'react';
import { Link } from '../router/Link.tsx';
import { classes } from '../ui/classes.ts';
import css from './Menu.module.css';
import { useCurrent } from './useCurrent.ts';

interface Entry {
  readonly key: string;
  readonly title: string;
  readonly path: string;
}

/** An entry with entries under it. Escape hides those until the pointer or the focus comes back. */
export function SubMenu({ entry }: { entry: Entry & { readonly children: readonly Entry[] } }) {
  const current = useCurrent();
  const [dismissed, setDismissed] = useState(false);
  const hide = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  const show = () => setDismissed(false);
  return (
    <li
      className={classes(dismissed && css.dismissed)}
      onKeyDown={hide}
      onPointerLeave={show}
      onBlur={show}
    >
      <Link to={entry.path} aria-current={current(entry.path)}>
        {entry.title}
      </Link>
      <ul>
        {entry.children.map((child) => (
          <li key={child.key}>
            <Link to={child.path} aria-current={current(child.path)}>
              {child.title}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
