import { useIntl } from 'react-intl';
import type { QuestionFormPageQuery } from '../../../../__generated__/QuestionFormPageQuery.graphql.ts';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { recordOutcome } from '../../../../shared/form/recordOutcome.ts';
import type { Outcome, PageLocation, PageProps } from '../../../../shared/router/page.ts';
import { NotFound } from '../../../layout/NotFound.tsx';
import { PropertyFormFrame } from '../../../layout/PropertyFormFrame.tsx';
import { QuestionForm } from './QuestionForm.tsx';

export const query = graphql`
  query QuestionFormPageQuery($language: Language!, $number: Int!) {
    site(language: $language) {
      ...FormFrame_site
      ...QuestionForm_site
      ...NotFound_site
    }
    property(number: $number, language: $language) {
      path
      ...PropertyFormFrame_property
      ...QuestionForm_property
    }
  }
`;

export function outcome(
  { property }: QuestionFormPageQuery['response'],
  location: PageLocation,
): Outcome {
  return recordOutcome(property, location);
}

/** A question about a property, also a sold or rented one. */
export function QuestionFormPage({ data }: PageProps<QuestionFormPageQuery>) {
  const intl = useIntl();
  const { site, property } = data;
  if (property == null) return <NotFound site={site} />;
  return (
    <PropertyFormFrame
      site={site}
      property={property}
      title={intl.formatMessage({ id: 'form.ask.title' })}
      text={intl.formatMessage({ id: 'form.ask.text' })}
    >
      <QuestionForm site={site} property={property} />
    </PropertyFormFrame>
  );
}
