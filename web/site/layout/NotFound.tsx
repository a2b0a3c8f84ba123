import { useIntl } from 'react-intl';
import type { NotFound_site$key } from '../../__generated__/NotFound_site.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { path } from '../../shared/router/paths.ts';
import { SearchForm } from '../../shared/search/SearchForm.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Screen } from '../../shared/ui/Screen.tsx';
import { Page } from './Page.tsx';

/** The page for an address with nothing behind it: a search form and a link to the home page. */
export function NotFound(props: { site: NotFound_site$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const site = useFragment(
    graphql`
      fragment NotFound_site on Site {
        ...Page_site
      }
    `,
    props.site,
  );
  const title = intl.formatMessage({ id: 'notFound.title' });
  const text = intl.formatMessage({ id: 'notFound.text' });
  return (
    <Page site={site} title={title} description={text} paths={[]} menuPath="" robots="noindex">
      <Screen title={title} text={text} search={<SearchForm plain />}>
        <ButtonLink to={path('home', language)}>
          {intl.formatMessage({ id: 'notFound.home' })}
        </ButtonLink>
      </Screen>
    </Page>
  );
}
