import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Thanks_site$key } from '../../__generated__/Thanks_site.graphql.ts';
import { useLanguage } from '../../app/i18n/language.tsx';
import type { PageLocation } from '../../app/router/page.ts';
import { isPageName, path, paths } from '../../app/router/paths.ts';
import { useRouter } from '../../app/router/useRouter.ts';
import { Page } from '../../components/layout/Page.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { Screen } from '../../components/ui/Screen.tsx';
import { Sign } from './Sign.tsx';

interface Props {
  site: Thanks_site$key;
  page: PageLocation['page'];
  /** What was requested, under the text. */
  children?: ReactNode;
}

/** What happens after a form was sent, and by when; the message ids carry the page's name. */
export function Thanks({ site, page, children }: Props) {
  const intl = useIntl();
  const language = useLanguage();
  const { languages } = useRouter();
  const data = useFragment(
    graphql`
      fragment Thanks_site on Site {
        ...Page_site
      }
    `,
    site,
  );
  const words = (part: string) =>
    intl.formatMessage({ id: `thanks.${page}.${part}` as NonNullable<MessageDescriptor['id']> });
  return (
    <Page
      site={data}
      title={words('title')}
      description={words('text')}
      paths={isPageName(page) ? paths(page, languages) : []}
      robots="noindex"
    >
      <Screen title={words('title')} text={words('text')} sign={<Sign />} search={children}>
        <ButtonLink primary to={path('sale', language)}>
          {intl.formatMessage({ id: 'thanks.sale' })}
        </ButtonLink>
        <ButtonLink to={path('home', language)}>
          {intl.formatMessage({ id: 'thanks.home' })}
        </ButtonLink>
      </Screen>
    </Page>
  );
}
