import { useIntl } from 'react-intl';
import { isModified, Link } from '../../app/router/Link.tsx';
import { useRouter } from '../../app/router/useRouter.ts';
import { Icon } from '../../components/ui/Icon.tsx';
import { type Filter, filterSearch, views } from './filter.ts';

interface Props {
  list: string;
  filter: Filter;
  className?: string | undefined;
  /** Of the link to cards and map together, which small screens have no room for. */
  both?: string | undefined;
}

/** The ways to look at a list. Another one is shown in place, without scrolling away. */
export function Views({ list, filter, className, both }: Props) {
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
            <Icon name={icons[view]} /> {intl.formatMessage({ id: `list.view.${view}` })}
          </Link>
        );
      })}
    </nav>
  );
}

const icons = { list: 'grid', both: 'columns', map: 'map' } as const;
