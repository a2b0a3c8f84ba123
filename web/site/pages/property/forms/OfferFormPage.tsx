import { useIntl } from 'react-intl';
import type { OfferFormPageQuery } from '../../../../__generated__/OfferFormPageQuery.graphql.ts';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { recordOutcome } from '../../../../shared/form/recordOutcome.ts';
import { isOffered } from '../../../../shared/property/offered.ts';
import type { Outcome, PageLocation, PageProps } from '../../../../shared/router/page.ts';
import { Notice } from '../../../../shared/ui/Notice.tsx';
import { NotFound } from '../../../layout/NotFound.tsx';
import { PropertyFormFrame } from '../../../layout/PropertyFormFrame.tsx';
import { OfferForm } from './OfferForm.tsx';

export const query = graphql`
  query OfferFormPageQuery($language: Language!, $number: Int!) {
    site(language: $language) {
      ...FormFrame_site
      ...OfferForm_site
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
      ...OfferForm_property
    }
  }
`;

export function outcome(
  { property }: OfferFormPageQuery['response'],
  location: PageLocation,
): Outcome {
  return recordOutcome(property, location);
}

/** An offer to buy; a notice for a property that is not for sale. */
export function OfferFormPage({ data }: PageProps<OfferFormPageQuery>) {
  const intl = useIntl();
  const { site, property } = data;
  if (property == null) return <NotFound site={site} />;
  const open = property.goal === 'SALE' && isOffered(property);
  return (
    <PropertyFormFrame
      site={site}
      property={property}
      title={intl.formatMessage({ id: 'form.offer.title' })}
      text={open && intl.formatMessage({ id: 'form.offer.text' })}
    >
      {open ? (
        <OfferForm site={site} property={property} />
      ) : (
        <Notice icon="alert">{intl.formatMessage({ id: 'form.offer.gone' })}</Notice>
      )}
    </PropertyFormFrame>
  );
}
