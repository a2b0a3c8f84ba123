import type { ReactNode } from 'react';
import { Link } from '../router/Link.tsx';
import { Glyph, type GlyphName } from './Glyph.tsx';
import css from './Rows.module.css';

/** A list of rows with a name and a figure each. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={css.rows}>{children}</ul>;
}

interface Props {
  glyph: GlyphName;
  name: ReactNode;
  value: string;
  /** Where the row links to; null for no link. */
  to?: string | null | undefined;
  /** It leads to a file. */
  download?: boolean;
}

/** A row of `Rows`. Links to other sites open in a new tab (specification section 2). */
export function Row({ glyph, name, value, to, download }: Props) {
  const words = (
    <>
      <Glyph name={glyph} />
      <strong>{name}</strong>
      <span className="number">{value}</span>
    </>
  );
  const newTab = /^https?:/.test(to ?? '') && { target: '_blank', rel: 'noopener noreferrer' };
  const file = download && { download: '' };
  return (
    <li>
      {to ? (
        <Link to={to} {...newTab} {...file}>
          {words}
        </Link>
      ) : (
        <div>{words}</div>
      )}
    </li>
  );
}
