import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PageLocation } from '../../../shared/router/page.ts';
import { readParams, writeParams } from '../../../shared/router/params.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { windowPath } from '../../../shared/router/windowPath.ts';
import css from './SheetBar.module.css';
import { type Paper, papers } from './selection.ts';

interface Props {
  title: string;
  /** How to print it, in words. */
  howTo: string;
  /** The chosen paper, of what is printed on more than one size. */
  paper?: Paper;
  location: PageLocation;
  children: ReactNode;
}

/** The bar over the sheets, on screens only: how to print them, other sizes of paper, other languages. */
export function SheetBar({ title, howTo, paper, location, children }: Props) {
  const intl = useIntl();
  const { languages } = useRouter();
  const { pathname, search } = location;
  return (
    <div className={css.bar}>
      <h1>{title}</h1>
      <p>{howTo}</p>
      {children}
      <nav aria-label={intl.formatMessage({ id: paper ? 'window.choice' : 'layout.language' })}>
        {(paper ? papers : []).map((one) => (
          <a
            key={one}
            href={pathname + onPaper(search, one)}
            aria-current={one === paper || undefined}
          >
            {one.toUpperCase()}
          </a>
        ))}
        {languages.map((one) => (
          <a
            key={one}
            href={windowPath(pathname, one) + search}
            lang={one}
            aria-current={one === location.language || undefined}
          >
            {one.toUpperCase()}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** The search of an address with another paper. */
function onPaper(search: string, paper: Paper): string {
  const others = readParams(search).filter(([name]) => name !== 'paper');
  return writeParams([...others, ['paper', paper]]);
}
