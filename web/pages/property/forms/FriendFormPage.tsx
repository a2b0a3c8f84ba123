import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { FriendFormPageQuery } from '../../../__generated__/FriendFormPageQuery.graphql.ts';
import type { Outcome, PageLocation, PageProps } from '../../../app/router/page.ts';
import { recordOutcome } from '../../../components/form/recordOutcome.ts';
import { NotFound } from '../../notfound/NotFound.tsx';
import { FriendForm } from './FriendForm.tsx';
import { PropertyFormFrame } from './PropertyFormFrame.tsx';

export const query = graphql`
  query FriendFormPageQuery($language: Language!, $number: Int!) @preloadable {
    site(language: $language) {
      ...FormFrame_site
      ...FriendForm_site
      ...NotFound_site
    }
    property(number: $number, language: $language) {
      path
      ...PropertyFormFrame_property
      ...FriendForm_property
    }
  }
`;

export function outcome(
  { property }: FriendFormPageQuery['response'],
  location: PageLocation,
): Outcome {
  return recordOutcome(property, location);
}

export function FriendFormPage({ data: preloaded }: PageProps<FriendFormPageQuery>) {
  const intl = useIntl();
  const { site, property } = usePreloadedQuery<FriendFormPageQuery>(query, preloaded);
  if (property == null) return <NotFound site={site} />;
  return (
    <PropertyFormFrame
      site={site}
      property={property}
      title={intl.formatMessage({ id: 'form.friend.title' })}
      text={intl.formatMessage({ id: 'form.friend.text' })}
    >
      <FriendForm site={site} property={property} />
    </PropertyFormFrame>
  );
}
