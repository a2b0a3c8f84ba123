import { useIntl } from 'react-intl';
import type { Office_office$key } from '../../../__generated__/Office_office.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { telephone } from '../../../shared/contact/contactLinks.ts';
import { Photo } from '../../../shared/ui/photo/Photo.tsx';
import css from './Offices.module.css';

/** One office. Its hours are printed as they are; whether it is open now would depend on the clock. */
export function Office(props: { office: Office_office$key }) {
  const intl = useIntl();
  const office = useFragment(
    graphql`
      fragment Office_office on Office {
        name
        street
        zip
        city
        phone
        email
        photo {
          ...Photo_photo
        }
        location {
          latitude
          longitude
        }
        hours {
          daysText
          hoursText
        }
      }
    `,
    props.office,
  );
  return (
    <article className={css.office}>
      {office.photo && (
        <Photo photo={office.photo} sizes="(min-width: 48rem) 40rem, 90vw" decorative />
      )}
      <h3>{office.name}</h3>
      <address>
        {office.street}
        <br />
        {office.zip} {office.city}
        <br />
        <a href={telephone(office.phone)}>{office.phone}</a>
        <br />
        <a href={`mailto:${office.email}`}>{office.email}</a>
        {office.location && (
          <>
            <br />
            <a
              className={css.route}
              href={`https://www.google.com/maps/dir/?api=1&destination=${office.location.latitude},${office.location.longitude}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {intl.formatMessage({ id: 'office.route' }, { office: office.name })}
            </a>
          </>
        )}
      </address>
      {office.hours.length > 0 && (
        <dl aria-label={intl.formatMessage({ id: 'office.hours' })}>
          {office.hours.map(({ daysText, hoursText }) => (
            <div key={daysText}>
              <dt>{daysText}</dt>
              <dd>{hoursText}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
