import { type KeyboardEvent, useState } from 'react';
import type { Menu_site$data } from '../../__generated__/Menu_site.graphql.ts';
import { Link } from '../../shared/router/Link.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Photo } from '../../shared/ui/photo/Photo.tsx';
import css from './Menu.module.css';
import type { Current } from './useCurrent.ts';

type Entry = Menu_site$data['menu'][number];
type Picture = Entry['image'];

/** An entry of the menu, marked. */
export type MenuEntry = Omit<Entry, 'children'> & {
  readonly current: Current;
  readonly children: readonly (Entry['children'][number] & { readonly current: Current })[];
};

/**
 * An entry with entries under it. Escape hides those until the pointer or the focus comes back. Beside them stands the
 * picture of the entry that is pointed at, or else of the one they lie under; it is loaded when they are seen.
 */
export function SubMenu({ entry }: { entry: MenuEntry }) {
  const [dismissed, setDismissed] = useState(false);
  const [picture, setPicture] = useState<Picture>(null);
  const hide = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  const show = () => setDismissed(false);
  const picturing = (own: Picture) => {
    const see = () => setPicture(own ?? entry.image);
    return { onPointerEnter: see, onFocus: see };
  };
  return (
    <li
      className={classes(dismissed && css.dismissed)}
      onKeyDown={hide}
      onPointerLeave={show}
      onBlur={show}
    >
      <Link to={entry.path} aria-current={entry.current} {...picturing(null)}>
        {entry.title}
      </Link>
      <ul>
        {entry.children.map((child) => (
          <li key={child.key}>
            <Link to={child.path} aria-current={child.current} {...picturing(child.image)}>
              {child.title}
            </Link>
          </li>
        ))}
        {picture && (
          <li className={css.picture}>
            <Photo photo={picture} sizes="18rem" priority decorative />
          </li>
        )}
      </ul>
    </li>
  );
}
