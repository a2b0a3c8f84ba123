import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { MyAppointmentFormPageQuery } from '../__generated__/MyAppointmentFormPageQuery.graphql.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import type { PageProps } from '../router/page.ts';
import { paths } from '../router/paths.ts';
import { useRouter } from '../router/useRouter.ts';
import { readParams } from '../search/filterParams.ts';
import { Crumbs } from '../ui/Crumbs.tsx';
import { MyAppointment } from './MyAppointment.tsx';

export const query = graphql`
  query MyAppointmentFormPageQuery($language: Language!, $token: String!) @preloadable {
    site(language: $language) {
      ...FormFrame_site
    }
    appointment(token: $token) {
      ...MyAppointment_appointment @arguments(language: $language)
    }
  }
`;

const words = {
  cancelAppointment: 'form.appointment.cancelDone',
  moveAppointment: 'form.appointment.moved',
  other: 'form.appointment.ended',
} as const;

/** What the link in the letters of an appointment opens; without one it tells what was done with it. */
export function MyAppointmentFormPage({
  data: preloaded,
  location,
}: PageProps<MyAppointmentFormPageQuery>) {
  const intl = useIntl();
  const { languages } = useRouter();
  const { site, appointment } = usePreloadedQuery<MyAppointmentFormPageQuery>(query, preloaded);
  const title = intl.formatMessage({ id: 'form.appointment.title' });
  const done = readParams(location.search).find(([name]) => name === 'done')?.[1];
  return (
    <FormFrame
      site={site}
      title={title}
      text={
        !appointment && intl.formatMessage({ id: words[done as keyof typeof words] ?? words.other })
      }
      crumbs={<Crumbs here={title} />}
      paths={paths('appointment', languages)}
      keep={location.search}
    >
      {appointment && <MyAppointment appointment={appointment} token={preloaded.variables.token} />}
    </FormFrame>
  );
}
