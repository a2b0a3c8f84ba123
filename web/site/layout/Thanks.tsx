import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { Thanks_site$key } from '../../__generated__/Thanks_site.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import type { PageLocation } from '../../shared/router/page.ts';
import { isPageName, path, paths } from '../../shared/router/paths.ts';
import { useRouter } from '../../shared/router/useRouter.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Screen } from '../../shared/ui/Screen.tsx';
import { Sign } from '../../shared/ui/Sign.tsx';
import { Page } from './Page.tsx';

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
