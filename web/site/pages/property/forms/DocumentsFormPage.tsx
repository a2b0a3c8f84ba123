import { useIntl } from 'react-intl';
import type { DocumentsFormPageQuery } from '../../../../__generated__/DocumentsFormPageQuery.graphql.ts';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { recordOutcome } from '../../../../shared/form/recordOutcome.ts';
import type { Outcome, PageLocation, PageProps } from '../../../../shared/router/page.ts';
import { NotFound } from '../../../layout/NotFound.tsx';
import { PropertyFormFrame } from '../../../layout/PropertyFormFrame.tsx';
import { DocumentsForm } from './DocumentsForm.tsx';

export const query = graphql`
  query DocumentsFormPageQuery($language: Language!, $number: Int!) {
    site(language: $language) {
      ...FormFrame_site
      ...DocumentsForm_site
      ...NotFound_site
    }
    property(number: $number, language: $language) {
      path
      ...PropertyFormFrame_property
      ...DocumentsForm_property
    }
  }
`;

export function outcome(
  { property }: DocumentsFormPageQuery['response'],
  location: PageLocation,
): Outcome {
  return recordOutcome(property, location);
}

export function DocumentsFormPage({ data }: PageProps<DocumentsFormPageQuery>) {
  const intl = useIntl();
  const { site, property } = data;
  if (property == null) return <NotFound site={site} />;
  return (
    <PropertyFormFrame
      site={site}
      property={property}
      title={intl.formatMessage({ id: 'form.documents.title' })}
      text={intl.formatMessage({ id: 'form.documents.text' })}
    >
      <DocumentsForm site={site} property={property} />
    </PropertyFormFrame>
  );
}
