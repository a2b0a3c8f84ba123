import { useIntl } from 'react-intl';
import type { NewsletterLinkFormPageQuery } from '../../../__generated__/NewsletterLinkFormPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { textOf } from '../../../shared/form/fields/fieldLabel.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import type { Outcome, PageLocation, PageProps } from '../../../shared/router/page.ts';
import { path } from '../../../shared/router/paths.ts';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import { LinkScreen } from '../../link/LinkScreen.tsx';
import { doneIn, tokenIn } from '../../link/linkAddress.ts';
import { NewsletterLink } from './NewsletterLink.tsx';

export const query = graphql`
  query NewsletterLinkFormPageQuery($language: Language!, $token: String!) {
    site(language: $language) {
      ...LinkScreen_site
      ...NewsletterLink_site
    }
    newsletter(token: $token) {
      ...NewsletterLink_newsletter
    }
  }
`;

/** 404 for a link that is wrong or has expired. */
export function outcome(
  { newsletter }: NewsletterLinkFormPageQuery['response'],
  { search }: PageLocation,
): Outcome {
  return { status: newsletter || doneActionIn(search) ? 200 : 404 };
}

/** The page of a newsletter's email link: the subscription, what was done with it, or that the link has expired. */
export function NewsletterLinkFormPage({
  data,
  location: { search },
}: PageProps<NewsletterLinkFormPageQuery>) {
  const intl = useIntl();
  const language = useLanguage();
  const { site, newsletter } = data;
  const words = (part: string) => textOf(intl, `form.link.${part}`);
  if (newsletter) {
    return <NewsletterLink newsletter={newsletter} site={site} token={tokenIn(search)} />;
  }
  const done = doneActionIn(search);
  return (
    <LinkScreen
      site={site}
      page="newsletter"
      done={done !== undefined}
      title={words(done ? `${done}.done` : 'ended')}
      text={words(done ? `${done}.doneText` : 'newsletter.endedText')}
    >
      <ButtonLink primary to={path('sale', language)}>
        {words('toList')}
      </ButtonLink>
      {(done === 'unsubscribe' || !done) && (
        <ButtonLink to={path('newsletter', language)}>{words('again')}</ButtonLink>
      )}
    </LinkScreen>
  );
}

const actions = [
  'confirmNewsletter',
  'pauseNewsletter',
  'changeNewsletter',
  'unsubscribe',
] as const;

function doneActionIn(search: string) {
  const done = doneIn(search);
  return actions.find((action) => action === done);
}
