import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../router/Link.tsx';
import { grouped } from '../ui/figures.ts';
import { Icon } from '../ui/Icon.tsx';
import { type Filter, filterSearch } from './filter.ts';
import css from './Pagination.module.css';
import { pageNumbers } from './paginationNumbers.ts';

interface Props {
  list: string;
  filter: Filter;
  pages: number;
}

/** First, previous, the pages around this one, next and last. Nothing for a single page. */
export function Pagination({ list, filter, pages }: Props) {
  const intl = useIntl();
  if (pages < 2) return null;
  const { page } = filter;
  const to = (target: number) => list + filterSearch({ ...filter, page: target });
  const step = (target: number, label: string, sign: ReactNode) => (
    <Step to={to(target)} label={label} off={target < 1 || target > pages || target === page}>
      {sign}
    </Step>
  );
  return (
    <nav className={css.pagination} aria-label={intl.formatMessage({ id: 'list.pages' })}>
      {step(1, intl.formatMessage({ id: 'list.firstPage' }), '«')}
      {step(page - 1, intl.formatMessage({ id: 'list.previousPage' }), <Icon name="chevronLeft" />)}
      {pageNumbers(page, pages).map((number) => (
        <Link key={number} to={to(number)} aria-current={number === page ? 'page' : undefined}>
          {grouped(number)}
        </Link>
      ))}
      {step(page + 1, intl.formatMessage({ id: 'list.nextPage' }), <Icon name="chevronRight" />)}
      {step(pages, intl.formatMessage({ id: 'list.lastPage' }), '»')}
    </nav>
  );
}

/** A disabled step stays visible, so that the others do not move, but is hidden from screen readers. */
function Step(props: { to: string; label: string; off: boolean; children: ReactNode }) {
  const { to, label, off, children } = props;
  if (off) return <span aria-hidden="true">{children}</span>;
  return (
    <Link to={to} aria-label={label}>
      {children}
    </Link>
  );
}
