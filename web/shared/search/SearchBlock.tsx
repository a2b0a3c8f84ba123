import { useIntl } from 'react-intl';
import type { SearchBlock_site$key } from '../../__generated__/SearchBlock_site.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Link } from '../router/Link.tsx';
import { path } from '../router/paths.ts';
import { Logo } from '../ui/Logo.tsx';
import css from './SearchBlock.module.css';
import { SearchForm } from './SearchForm.tsx';

/**
 * The search block of the home page: the agency's texts, a field, the two lists with the number of their properties, and a
 * last line. The agency chooses which parts are shown (specification section 2).
 */
export function SearchBlock(props: { site: SearchBlock_site$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const { search, saleCount, rentCount, ...site } = useFragment(
    graphql`
      fragment SearchBlock_site on Site {
        saleCount
        rentCount
        search {
          logo
          title
          description
          secondDescription
          showInput
          showButton
          showGoals
          showCounts
        }
        ...Logo_site
      }
    `,
    props.site,
  );
  const { logo, title, description, secondDescription } = search;
  const goal = (name: 'sale' | 'rent', count: number) => (
    <Link to={path(name, language)}>
      {intl.formatMessage({ id: `search.${name}` })} {search.showCounts && <span>({count})</span>}
    </Link>
  );
  const words = (logo || title || description) && (
    <div className={css.words}>
      {logo && <Logo site={site} />}
      {title && <h2>{title}</h2>}
      {description && <p>{description}</p>}
    </div>
  );
  const { showInput, showButton, showGoals } = search;
  if (!(words || showInput || showButton || showGoals || secondDescription)) return null;
  return (
    <SearchForm input={search.showInput} button={search.showButton} above={words}>
      {search.showGoals && (
        <div className={css.goals}>
          {goal('sale', saleCount)}
          {goal('rent', rentCount)}
        </div>
      )}
      {secondDescription && <p className={css.second}>{secondDescription}</p>}
    </SearchForm>
  );
}
