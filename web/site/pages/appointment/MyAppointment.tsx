import { useIntl } from 'react-intl';
import type { MyAppointment_appointment$key } from '../../../__generated__/MyAppointment_appointment.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { FormButton } from '../../../shared/form/FormLink.tsx';
import { momentName } from '../../../shared/i18n/dayWords.ts';
import { Link } from '../../../shared/router/Link.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { CancelAppointment } from './CancelAppointment.tsx';
import { MoveAppointment } from './MoveAppointment.tsx';
import css from './MyAppointment.module.css';

interface Props {
  appointment: MyAppointment_appointment$key;
  /** The token of the email's link. */
  token: string;
}

/** An appointment: when and where, and buttons to move or cancel it while that is possible, and why it cannot be moved. */
export function MyAppointment({ token, ...props }: Props) {
  const intl = useIntl();
  const appointment = useFragment(
    graphql`
      fragment MyAppointment_appointment on Appointment
      @argumentDefinitions(language: { type: "Language!" }) {
        day
        time
        state
        changeable
        available
        home(language: $language) {
          path
          title
          typeName
          city {
            displayName
          }
        }
        slots {
          free
          ...MomentField_slots
        }
      }
    `,
    props.appointment,
  );
  const { available, changeable, home: property, slots, state } = appointment;
  const over = state === 'CANCELLED' ? 'form.appointment.cancelled' : 'form.appointment.over';
  const open = slots.some(({ free }) => free);
  return (
    <div className={css.appointment}>
      <Notice icon="calendar">
        <strong>{momentName(intl, appointment)}</strong>
        {property && (
          <>
            {': '}
            <Link to={property.path}>
              {property.title || property.typeName}, {property.city.displayName}
            </Link>
          </>
        )}
      </Notice>
      {changeable && !available && (
        <p>{intl.formatMessage({ id: 'form.appointment.unavailable' })}</p>
      )}
      {changeable && available && open && <MoveAppointment slots={slots} token={token} />}
      {changeable && <CancelAppointment token={token} />}
      {!changeable && <p>{intl.formatMessage({ id: over })}</p>}
      {!changeable && property && open && (
        <FormButton path={property.path} form="appointment">
          {intl.formatMessage({ id: 'form.appointment.again' })}
        </FormButton>
      )}
    </div>
  );
}
