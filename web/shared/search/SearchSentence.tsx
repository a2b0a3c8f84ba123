import { useIntl } from 'react-intl';
import { useLanguage } from '../i18n/language.tsx';
import { Link } from '../router/Link.tsx';
import { path } from '../router/paths.ts';
import css from './SearchPanel.module.css';
import { searchPath } from './searchPath.ts';
import type { Understood } from './useSearchResult.ts';

interface Props {
  text: string;
  understood: Understood;
}

/** A row that searches for a sentence: what was understood of it, and what was not. */
export function SearchSentence({ text, understood: { parts, unread } }: Props) {
  const intl = useIntl();
  const list = path('sale', useLanguage());
  return (
    <section className={css.sentence}>
      <h2 className="label">{intl.formatMessage({ id: 'search.sentence' })}</h2>
      <Link to={searchPath(list, text)}>
        <strong>{parts.map((part) => part.meant || part.text).join(' · ')}</strong>
        {unread.length > 0 && (
          <small>{intl.formatMessage({ id: 'search.unread' }, { words: unread.join(', ') })}</small>
        )}
      </Link>
    </section>
  );
}
