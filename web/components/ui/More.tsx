import type { ReactNode } from 'react';
import { Link } from '../../app/router/Link.tsx';
import { Icon } from './Icon.tsx';
import css from './More.module.css';

/** The one way on from a section; it stands at the right end of the lintel. */
export function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={`more ${css.more}`}>
      {children} <Icon name="arrowRight" />
    </Link>
  );
}
