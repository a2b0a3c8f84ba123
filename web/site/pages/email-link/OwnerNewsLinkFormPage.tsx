import { useIntl } from 'react-intl';
import type { OwnerNewsLinkFormPageQuery } from '../../../__generated__/OwnerNewsLinkFormPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { textOf } from '../../../shared/form/fields/fieldLabel.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import type { Outcome, PageLocation, PageProps } from '../../../shared/router/page.ts';
import { path, paths } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { FormFrame } from '../../layout/FormFrame.tsx';
import { LinkScreen } from '../../link/LinkScreen.tsx';
import { doneIn, tokenIn } from '../../link/linkAddress.ts';
import { Unsubscribe } from './Unsubscribe.tsx';

export const query = graphql`
  query OwnerNewsLinkFormPageQuery($language: Language!, $token: String!) {
    site(language: $language) {
      ...FormFrame_site
      ...LinkScreen_site
    }
    ownerNewsLink(token: $token)
  }
`;

const isDone = (search: string) => doneIn(search) === 'stopOwnerNews';

/** A link that is wrong or has expired leads nowhere. */
export function outcome(
  { ownerNewsLink }: OwnerNewsLinkFormPageQuery['response'],
  { search }: PageLocation,
): Outcome {
  return { status: ownerNewsLink || isDone(search) ? 200 : 404 };
}

/** The page of the link that ends the emails to an owner about news. */
export function OwnerNewsLinkFormPage({
  data,
  location: { search },
}: PageProps<OwnerNewsLinkFormPageQuery>) {
  const intl = useIntl();
  const language = useLanguage();
  const { languages } = useRouter();
  const { site, ownerNewsLink } = data;
  const words = (part: string) => textOf(intl, `form.link.${part}`);
  if (ownerNewsLink) {
    return (
      <FormFrame
        site={site}
        title={words('stopOwnerNews.title')}
        text={words('stopOwnerNews.text')}
        crumbs={<Crumbs here={words('stopOwnerNews.title')} />}
        paths={paths('ownerNews', languages)}
        search={search}
      >
        <Unsubscribe token={tokenIn(search)} from="stopOwnerNews" primary />
      </FormFrame>
    );
  }
  const done = isDone(search);
  return (
    <LinkScreen
      site={site}
      page="ownerNews"
      done={done}
      title={words(done ? 'stopOwnerNews.done' : 'ended')}
      text={words(done ? 'stopOwnerNews.doneText' : 'ownerNews.endedText')}
    >
      <ButtonLink primary to={path('owner', language)}>
        {words('toOwnerPage')}
      </ButtonLink>
    </LinkScreen>
  );
}
