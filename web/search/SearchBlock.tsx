import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SearchBlock_site$key } from '../__generated__/SearchBlock_site.graphql.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Link } from '../router/Link.tsx';
import { path } from '../router/paths.ts';
import css from './SearchBlock.module.css';
import { SearchForm } from './SearchForm.tsx';

/** The search slab of the home page: a field, and the two lists with how many they hold. */
export function SearchBlock(props: { site: SearchBlock_site$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const { saleCount, rentCount } = useFragment(
    graphql`
      fragment SearchBlock_site on Site {
        saleCount
        rentCount
      }
    `,
    props.site,
  );
  return (
    <SearchForm>
      <div className={css.goals}>
        <Link to={path('sale', language)}>
          {intl.formatMessage({ id: 'search.sale' })} <span>({saleCount})</span>
        </Link>
        <Link to={path('rent', language)}>
          {intl.formatMessage({ id: 'search.rent' })} <span>({rentCount})</span>
        </Link>
      </div>
    </SearchForm>
  );
}
