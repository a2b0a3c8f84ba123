import { useIntl } from 'react-intl';
import type { RentFormPageQuery } from '../../../../__generated__/RentFormPageQuery.graphql.ts';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { recordOutcome } from '../../../../shared/form/recordOutcome.ts';
import { isOffered } from '../../../../shared/property/offered.ts';
import type { Outcome, PageLocation, PageProps } from '../../../../shared/router/page.ts';
import { Notice } from '../../../../shared/ui/Notice.tsx';
import { NotFound } from '../../../layout/NotFound.tsx';
import { PropertyFormFrame } from '../../../layout/PropertyFormFrame.tsx';
import { RentForm } from './RentForm.tsx';

export const query = graphql`
  query RentFormPageQuery($language: Language!, $number: Int!) {
    site(language: $language) {
      ...FormFrame_site
      ...RentForm_site
      ...NotFound_site
    }
    property(number: $number, language: $language) {
      path
      goal
      status
      marquee {
        code
      }
      ...PropertyFormFrame_property
      ...RentForm_property
    }
  }
`;

export function outcome(
  { property }: RentFormPageQuery['response'],
  location: PageLocation,
): Outcome {
  return recordOutcome(property, location);
}

/** An application for a rental; a notice for a property that is not for rent. */
export function RentFormPage({ data }: PageProps<RentFormPageQuery>) {
  const intl = useIntl();
  const { site, property } = data;
  if (property == null) return <NotFound site={site} />;
  const open = property.goal === 'RENT' && isOffered(property);
  return (
    <PropertyFormFrame
      site={site}
      property={property}
      title={intl.formatMessage({ id: 'form.rent.title' })}
      text={open && intl.formatMessage({ id: 'form.rent.text' })}
    >
      {open ? (
        <RentForm site={site} property={property} />
      ) : (
        <Notice icon="alert">{intl.formatMessage({ id: 'form.rent.gone' })}</Notice>
      )}
    </PropertyFormFrame>
  );
}
