import { useIntl } from 'react-intl';
import { useLanguage } from '../i18n/language.tsx';
import { Link } from '../router/Link.tsx';
import { path } from '../router/paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { heart } from './heart.ts';
import css from './SavedLink.module.css';
import { useSaved } from './saved.ts';
import { savedSearch } from './savedAddress.ts';

/** Leads to the saved properties; their number stands beside the heart once there are some. */
export function SavedLink() {
  const intl = useIntl();
  const numbers = useSaved();
  const count = numbers.length;
  return (
    <Link
      to={path('saved', useLanguage(), savedSearch(numbers))}
      className={css.link}
      aria-label={intl.formatMessage({ id: 'saved.link' }, { count })}
    >
      <Icon name={heart} />
      {count > 0 && <span className={css.count}>{count}</span>}
    </Link>
  );
}
