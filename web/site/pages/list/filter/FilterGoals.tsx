import { useIntl } from 'react-intl';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { type Filter, filterSearch } from '../../../../shared/list/filter.ts';
import { Link } from '../../../../shared/router/Link.tsx';
import { path } from '../../../../shared/router/paths.ts';
import { classes } from '../../../../shared/ui/classes.ts';
import css from './FilterGoals.module.css';

interface Props {
  goal: 'sale' | 'rent';
  filter: Filter;
  className?: string | undefined;
}

/** For sale or for rent: links to both lists with the same filter, from the first page. */
export function FilterGoals({ goal, filter, className }: Props) {
  const intl = useIntl();
  const language = useLanguage();
  const search = filterSearch({ ...filter, page: 1 });
  const goals = [
    { name: 'sale', words: 'list.buy' },
    { name: 'rent', words: 'list.rent' },
  ] as const;
  return (
    <nav
      className={classes(css.goals, className)}
      aria-label={intl.formatMessage({ id: 'list.goal' })}
    >
      {goals.map(({ name, words }) => (
        <Link
          key={name}
          to={path(name, language) + search}
          aria-current={name === goal || undefined}
        >
          {intl.formatMessage({ id: words })}
        </Link>
      ))}
    </nav>
  );
}
