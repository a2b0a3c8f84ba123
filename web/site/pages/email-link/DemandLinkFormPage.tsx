import { useIntl } from 'react-intl';
import type { DemandLinkFormPageQuery } from '../../../__generated__/DemandLinkFormPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { textOf } from '../../../shared/form/fields/fieldLabel.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import type { Outcome, PageLocation, PageProps } from '../../../shared/router/page.ts';
import { path } from '../../../shared/router/paths.ts';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import { LinkScreen } from '../../link/LinkScreen.tsx';
import { doneIn, tokenIn } from '../../link/linkAddress.ts';
import { DemandLink } from './DemandLink.tsx';

export const query = graphql`
  query DemandLinkFormPageQuery($language: Language!, $token: String!) {
    site(language: $language) {
      ...LinkScreen_site
    }
    demand(token: $token) {
      ...DemandLink_demand @arguments(language: $language)
    }
    ...DemandLink_query @arguments(language: $language)
  }
`;

/** 404 for a link that is wrong or has expired. */
export function outcome(
  { demand }: DemandLinkFormPageQuery['response'],
  { search }: PageLocation,
): Outcome {
  return { status: demand || doneActionIn(search) ? 200 : 404 };
}

/** The page of a demand's email link: the demand, what was done with it, or that the link has expired. */
export function DemandLinkFormPage({
  data,
  location: { search },
}: PageProps<DemandLinkFormPageQuery>) {
  const intl = useIntl();
  const language = useLanguage();
  const words = (part: string) => textOf(intl, `form.link.${part}`);
  if (data.demand) return <DemandLink demand={data.demand} query={data} token={tokenIn(search)} />;
  const done = doneActionIn(search);
  return (
    <LinkScreen
      site={data.site}
      page="demand"
      done={done !== undefined}
      title={words(done ? `${done}.done` : 'ended')}
      text={words(done ? `${done}.doneText` : 'endedText')}
    >
      <ButtonLink primary to={path('sale', language)}>
        {words('toList')}
      </ButtonLink>
      <ButtonLink to={path('demandRegister', language)}>{words('register')}</ButtonLink>
    </LinkScreen>
  );
}

const actions = [
  'confirmDemand',
  'changeDemand',
  'pauseDemand',
  'endDemand',
  'confirmWatch',
  'pauseWatch',
  'endWatch',
] as const;

function doneActionIn(search: string) {
  const done = doneIn(search);
  return actions.find((action) => action === done);
}
