import { useIntl } from 'react-intl';
import { useLanguage } from '../i18n/language.tsx';
import { Link } from '../router/Link.tsx';
import { path } from '../router/paths.ts';
import { grouped } from '../ui/figures.ts';
import { Notice } from '../ui/Notice.tsx';
import { listSearch } from './listSearch.ts';
import type { Found } from './useMatching.ts';

/** How many properties match now, with a link to them. Nothing while the number is unknown. */
export function Matching({ found }: { found: Found | null }) {
  const intl = useIntl();
  const language = useLanguage();
  if (found === null) return null;
  const { selection, total } = found;
  const search = listSearch(selection);
  const list = selection.goal === 'RENT' ? 'rent' : 'sale';
  return (
    <div role="status">
      <Notice icon="house">
        {intl.formatMessage(
          { id: 'form.demand.matching' },
          { count: total, total: grouped(total) },
        )}{' '}
        {total > 0 && search !== null && (
          <Link to={path(list, language, search)}>
            {intl.formatMessage({ id: 'form.demand.see' })}
          </Link>
        )}
      </Notice>
    </div>
  );
}
