import { useIntl } from 'react-intl';
import type { WatchFormPageQuery } from '../../../../__generated__/WatchFormPageQuery.graphql.ts';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { recordOutcome } from '../../../../shared/form/recordOutcome.ts';
import { isGone } from '../../../../shared/property/offered.ts';
import type { Outcome, PageLocation, PageProps } from '../../../../shared/router/page.ts';
import { Notice } from '../../../../shared/ui/Notice.tsx';
import { NotFound } from '../../../layout/NotFound.tsx';
import { PropertyFormFrame } from '../../../layout/PropertyFormFrame.tsx';
import { WatchForm } from './WatchForm.tsx';

export const query = graphql`
  query WatchFormPageQuery($language: Language!, $number: Int!) {
    site(language: $language) {
      ...FormFrame_site
      ...NotFound_site
    }
    property(number: $number, language: $language) {
      path
      status
      ...PropertyFormFrame_property
      ...WatchForm_property
    }
  }
`;

export function outcome(
  { property }: WatchFormPageQuery['response'],
  location: PageLocation,
): Outcome {
  return recordOutcome(property, location);
}

/** Asks to be told when a property changes; a notice for one that is sold or rented. */
export function WatchFormPage({ data }: PageProps<WatchFormPageQuery>) {
  const intl = useIntl();
  const { site, property } = data;
  if (property == null) return <NotFound site={site} />;
  const open = !isGone(property) && property.status !== 'REALISED';
  return (
    <PropertyFormFrame
      site={site}
      property={property}
      title={intl.formatMessage({ id: 'form.watch.title' })}
      text={open && intl.formatMessage({ id: 'form.watch.text' })}
    >
      {open ? (
        <WatchForm property={property} />
      ) : (
        <Notice icon="alert">{intl.formatMessage({ id: 'form.watch.gone' })}</Notice>
      )}
    </PropertyFormFrame>
  );
}
