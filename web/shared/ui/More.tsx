import type { ReactNode } from 'react';
import { Link } from '../router/Link.tsx';
import { Icon } from './Icon.tsx';
import css from './More.module.css';

/** The link from a section to all of what it shows, right of its title. */
export function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={`more ${css.more}`}>
      {children} <Icon name="arrowRight" />
    </Link>
  );
}
