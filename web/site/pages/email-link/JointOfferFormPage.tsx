import { useIntl } from 'react-intl';
import type { JointOfferFormPageQuery } from '../../../__generated__/JointOfferFormPageQuery.graphql.ts';
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
import { JointOffer } from './JointOffer.tsx';

export const query = graphql`
  query JointOfferFormPageQuery($language: Language!, $token: String!) {
    site(language: $language) {
      ...FormFrame_site
      ...LinkScreen_site
    }
    jointOffer(token: $token) {
      ...JointOffer_offer @arguments(language: $language)
    }
  }
`;

const isDone = (search: string) => doneIn(search) === 'confirmOffer';

/** 404 for a link that is wrong or has expired. */
export function outcome(
  { jointOffer }: JointOfferFormPageQuery['response'],
  { search }: PageLocation,
): Outcome {
  return { status: jointOffer || isDone(search) ? 200 : 404 };
}

/** The page of the email link for an offer's second buyer: the offer, that it is confirmed, or that the link has expired. */
export function JointOfferFormPage({
  data,
  location: { search },
}: PageProps<JointOfferFormPageQuery>) {
  const intl = useIntl();
  const language = useLanguage();
  const { languages } = useRouter();
  const { site, jointOffer } = data;
  const words = (part: string) => textOf(intl, `form.link.${part}`);
  if (jointOffer) {
    return (
      <FormFrame
        site={site}
        title={words('offer.title')}
        text={words('offer.text')}
        crumbs={<Crumbs here={words('offer.title')} />}
        paths={paths('offer', languages)}
        search={search}
      >
        <JointOffer offer={jointOffer} token={tokenIn(search)} />
      </FormFrame>
    );
  }
  const done = isDone(search);
  return (
    <LinkScreen
      site={site}
      page="offer"
      done={done}
      title={words(done ? 'confirmOffer.done' : 'ended')}
      text={words(done ? 'confirmOffer.doneText' : 'offer.endedText')}
    >
      <ButtonLink primary to={path('contact', language)}>
        {words('contact')}
      </ButtonLink>
    </LinkScreen>
  );
}
