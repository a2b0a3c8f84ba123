import { useIntl } from 'react-intl';
import type { MyAppointmentFormPageQuery } from '../../../__generated__/MyAppointmentFormPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import type { Outcome, PageLocation, PageProps } from '../../../shared/router/page.ts';
import { path, paths } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { FormFrame } from '../../layout/FormFrame.tsx';
import { LinkScreen } from '../../link/LinkScreen.tsx';
import { doneIn, tokenIn } from '../../link/linkAddress.ts';
import { MyAppointment } from './MyAppointment.tsx';

export const query = graphql`
  query MyAppointmentFormPageQuery($language: Language!, $token: String!) {
    site(language: $language) {
      ...FormFrame_site
      ...LinkScreen_site
    }
    appointment(token: $token) {
      ...MyAppointment_appointment @arguments(language: $language)
    }
  }
`;

const doneTexts = {
  cancelAppointment: 'form.appointment.cancelDone',
  moveAppointment: 'form.appointment.moved',
} as const;

/** 404 for a link that is wrong or has expired. */
export function outcome(
  { appointment }: MyAppointmentFormPageQuery['response'],
  { search }: PageLocation,
): Outcome {
  return { status: appointment || doneActionIn(search) ? 200 : 404 };
}

/** The page of an appointment's email link: the appointment, what was done with it, or that the link has expired. */
export function MyAppointmentFormPage({
  data,
  location: { search },
}: PageProps<MyAppointmentFormPageQuery>) {
  const intl = useIntl();
  const language = useLanguage();
  const { languages } = useRouter();
  const { site, appointment } = data;
  const title = intl.formatMessage({ id: 'form.appointment.title' });
  if (appointment) {
    return (
      <FormFrame
        site={site}
        title={title}
        text={null}
        crumbs={<Crumbs here={title} />}
        paths={paths('appointment', languages)}
        search={search}
      >
        <MyAppointment appointment={appointment} token={tokenIn(search)} />
      </FormFrame>
    );
  }
  const done = doneActionIn(search);
  return (
    <LinkScreen
      site={site}
      page="appointment"
      done={done !== undefined}
      title={done ? title : intl.formatMessage({ id: 'form.link.ended' })}
      text={intl.formatMessage({ id: done ? doneTexts[done] : 'form.appointment.ended' })}
    >
      <ButtonLink primary to={path('sale', language)}>
        {intl.formatMessage({ id: 'form.link.toList' })}
      </ButtonLink>
      {!done && (
        <ButtonLink to={path('contact', language)}>
          {intl.formatMessage({ id: 'form.link.contact' })}
        </ButtonLink>
      )}
    </LinkScreen>
  );
}

function doneActionIn(search: string) {
  const done = doneIn(search);
  return (['cancelAppointment', 'moveAppointment'] as const).find((action) => action === done);
}
