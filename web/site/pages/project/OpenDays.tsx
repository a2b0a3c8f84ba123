import { useIntl } from 'react-intl';
import type { OpenDays_project$key } from '../../../__generated__/OpenDays_project.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { dayName, timeName } from '../../../shared/i18n/dayWords.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import css from './OpenDays.module.css';

/** When anybody may come without an appointment, with a calendar to follow. Nothing when no day is announced. */
export function OpenDays(props: { project: OpenDays_project$key }) {
  const intl = useIntl();
  const { openDays, openDaysCalendar } = useFragment(
    graphql`
      fragment OpenDays_project on Project {
        openDays {
          date
          from
          until
          note
          cancelled
        }
        openDaysCalendar
      }
    `,
    props.project,
  );
  if (openDays.length === 0) return null;
  return (
    <section className={css.days} aria-labelledby="open-days">
      <h2 id="open-days">{intl.formatMessage({ id: 'project.openDays' })}</h2>
      <ul>
        {openDays.map(({ date, from, until, note, cancelled }) => {
          const when = intl.formatMessage(
            { id: 'project.openDay' },
            {
              day: dayName(intl, date),
              from: timeName(intl, from),
              until: timeName(intl, until),
            },
          );
          return (
            <li key={`${date} ${from}`}>
              <time dateTime={`${date}T${from}`}>{cancelled ? <s>{when}</s> : when}</time>
              {cancelled && (
                <strong>{intl.formatMessage({ id: 'project.openDayCancelled' })}</strong>
              )}
              {note && <span className="soft">{note}</span>}
            </li>
          );
        })}
      </ul>
      <a href={openDaysCalendar} className={css.calendar}>
        <Icon name="calendar" />
        {intl.formatMessage({ id: 'project.openDaysCalendar' })}
      </a>
    </section>
  );
}
