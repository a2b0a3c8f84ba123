import { useIntl } from 'react-intl';
import type { FriendFormPageQuery } from '../../../../__generated__/FriendFormPageQuery.graphql.ts';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { recordOutcome } from '../../../../shared/form/recordOutcome.ts';
import type { Outcome, PageLocation, PageProps } from '../../../../shared/router/page.ts';
import { NotFound } from '../../../layout/NotFound.tsx';
import { PropertyFormFrame } from '../../../layout/PropertyFormFrame.tsx';
import { FriendForm } from './FriendForm.tsx';

export const query = graphql`
  query FriendFormPageQuery($language: Language!, $number: Int!) {
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

export function FriendFormPage({ data }: PageProps<FriendFormPageQuery>) {
  const intl = useIntl();
  const { site, property } = data;
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
