import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { NewsletterLinkFormPageQuery } from '../__generated__/NewsletterLinkFormPageQuery.graphql.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import { textOf } from '../form/fieldLabel.ts';
import { useLanguage } from '../i18n/language.tsx';
import type { PageProps } from '../router/page.ts';
import { path, paths } from '../router/paths.ts';
import { useRouter } from '../router/useRouter.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { LinkForm } from './LinkForm.tsx';
import { LinkScreen } from './LinkScreen.tsx';
import { doneIn, isLeaving, tokenIn } from './linkAddress.ts';
import css from './links.module.css';

export const query = graphql`
  query NewsletterLinkFormPageQuery($language: Language!) @preloadable {
    site(language: $language) {
      ...FormFrame_site
      ...LinkScreen_site
    }
  }
`;

const confirm = graphql`
  mutation NewsletterLinkFormPageConfirmMutation($input: TokenInput!) {
    confirmNewsletter(input: $input) {
      ... on SubscriptionConfirmed {
        path
      }
      ... on InvalidInput {
        problems {
          path
          code
        }
      }
    }
  }
`;

const unsubscribe = graphql`
  mutation NewsletterLinkFormPageUnsubscribeMutation($input: TokenInput!) {
    unsubscribe(input: $input) {
      ... on Unsubscribed {
        path
      }
      ... on InvalidInput {
        problems {
          path
          code
        }
      }
    }
  }
`;

/** What the link of a newsletter's letter opens: to confirm the newsletter, or to end it. */
export function NewsletterLinkFormPage({
  data: preloaded,
  location: { search },
}: PageProps<NewsletterLinkFormPageQuery>) {
  const intl = useIntl();
  const language = useLanguage();
  const { languages } = useRouter();
  const { site } = usePreloadedQuery<NewsletterLinkFormPageQuery>(query, preloaded);
  const words = (part: string) => textOf(intl, `form.link.${part}`);
  const token = tokenIn(search);
  const done = doneIn(search) === 'unsubscribe' ? 'unsubscribe' : 'confirmNewsletter';
  if (token === '') {
    return (
      <LinkScreen
        site={site}
        page="newsletter"
        done
        title={words(`${done}.done`)}
        text={words(`${done}.doneText`)}
      >
        <ButtonLink primary to={path('sale', language)}>
          {words('toList')}
        </ButtonLink>
        {done === 'unsubscribe' && (
          <ButtonLink to={path('newsletter', language)}>{words('again')}</ButtonLink>
        )}
      </LinkScreen>
    );
  }
  const leaving = isLeaving(search);
  const asked = leaving ? 'unsubscribe' : 'confirmNewsletter';
  const title = words(`${asked}.title`);
  return (
    <FormFrame
      site={site}
      title={title}
      text={words(`${asked}.text`)}
      crumbs={<Crumbs here={title} />}
      paths={paths('newsletter', languages)}
      keep={search}
    >
      <div className={css.links}>
        {!leaving && (
          <LinkForm
            name="confirmNewsletter"
            mutation={confirm}
            token={token}
            submit={words('confirmNewsletter.button')}
            primary
          />
        )}
        <LinkForm
          name="unsubscribe"
          mutation={unsubscribe}
          token={token}
          submit={words('unsubscribe.button')}
          primary={leaving}
        />
      </div>
    </FormFrame>
  );
}
