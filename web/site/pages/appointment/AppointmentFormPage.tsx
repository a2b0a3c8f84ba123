import { useIntl } from 'react-intl';
import type { AppointmentFormPageQuery } from '../../../__generated__/AppointmentFormPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { recordOutcome } from '../../../shared/form/recordOutcome.ts';
import type { Outcome, PageLocation, PageProps } from '../../../shared/router/page.ts';
import { NotFound } from '../../layout/NotFound.tsx';
import { PropertyFormFrame } from '../../layout/PropertyFormFrame.tsx';
import { AppointmentForm } from './AppointmentForm.tsx';
import { NoMoment } from './NoMoment.tsx';

// The graph gives at most 62 days; how many of them can be booked is the agency's setting.
export const query = graphql`
  query AppointmentFormPageQuery($language: Language!, $number: Int!) {
    site(language: $language) {
      ...FormFrame_site
      ...AppointmentForm_site
      ...NotFound_site
    }
    property(number: $number, language: $language) {
      path
      agent {
        name
      }
      ...PropertyFormFrame_property
      ...AppointmentForm_property
      ...NoMoment_property
    }
    appointmentSlots(property: $number, days: 62) {
      free
      ...MomentField_slots
    }
  }
`;

export function outcome(
  { property }: AppointmentFormPageQuery['response'],
  location: PageLocation,
): Outcome {
  return recordOutcome(property, location);
}

/** Books an appointment to see a property, or says why none can be booked. */
export function AppointmentFormPage({ data }: PageProps<AppointmentFormPageQuery>) {
  const intl = useIntl();
  const { site, property, appointmentSlots: slots } = data;
  if (property == null) return <NotFound site={site} />;
  const open = slots.some(({ free }) => free);
  return (
    <PropertyFormFrame
      site={site}
      property={property}
      title={intl.formatMessage({ id: 'form.booking.title' })}
      text={open && intl.formatMessage({ id: 'form.booking.text' }, { agent: property.agent.name })}
    >
      {open ? (
        <AppointmentForm site={site} property={property} slots={slots} />
      ) : (
        <NoMoment property={property} full={slots.length > 0} />
      )}
    </PropertyFormFrame>
  );
}
