import { useIntl } from 'react-intl';
import { type Filter, filterSearch, views } from '../../../shared/list/filter.ts';
import { isModified, Link } from '../../../shared/router/Link.tsx';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { grouped } from '../../../shared/ui/figures.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';

interface Props {
  list: string;
  filter: Filter;
  total: number;
  className?: string | undefined;
  /** The class of the link to cards beside a map, which small screens hide. */
  both?: string | undefined;
}

/** Links to the views of a list, from a map with how many the list has. Changing the view does not scroll. */
export function Views({ list, filter, total, className, both }: Props) {
  const intl = useIntl();
  const { navigate } = useRouter();
  return (
    <nav className={className} aria-label={intl.formatMessage({ id: 'list.views' })}>
      {views.map((view) => {
        const to = list + filterSearch({ ...filter, view });
        return (
          <Link
            key={view}
            to={to}
            className={view === 'both' ? both : undefined}
            aria-current={view === filter.view || undefined}
            onClick={(event) => {
              if (isModified(event)) return;
              event.preventDefault();
              navigate(to, { scroll: false });
            }}
          >
            <Icon name={icons[view]} />{' '}
            {view === 'list' && filter.view === 'map'
              ? intl.formatMessage({ id: 'list.inList' }, { total: grouped(total) })
              : intl.formatMessage({ id: `list.view.${view}` })}
          </Link>
        );
      })}
    </nav>
  );
}

const icons = { list: 'grid', both: 'columns', map: 'map' } as const;
