import type { BrochureOffice_office$key } from '../../../../__generated__/BrochureOffice_office.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import css from './BrochureContact.module.css';

/** The office that offers a property, with its opening hours. */
export function BrochureOffice(props: { office: BrochureOffice_office$key }) {
  const { name, street, zip, city, phone, hours } = useFragment(
    graphql`
      fragment BrochureOffice_office on Office {
        name
        street
        zip
        city
        phone
        hours {
          daysText
          hoursText
        }
      }
    `,
    props.office,
  );
  return (
    <div className={css.office}>
      <h3>{name}</h3>
      <address>
        {street}
        <br />
        {[zip, city].filter(Boolean).join(' ')}
        <br />
        {phone}
      </address>
      {hours.length > 0 && (
        <dl>
          {hours.map(({ daysText, hoursText }) => (
            <div key={daysText}>
              <dt>{daysText}</dt>
              <dd>{hoursText}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
