import { useIntl } from 'react-intl';
import type { Reach_site$key } from '../../__generated__/Reach_site.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { telephone } from './contactLinks.ts';
import css from './Reach.module.css';

/** The agency's telephone and e-mail address. */
export function Reach(props: { site: Reach_site$key }) {
  const intl = useIntl();
  const { name, phone, email } = useFragment(
    graphql`
      fragment Reach_site on Site {
        name
        phone
        email
      }
    `,
    props.site,
  );
  return (
    <address className={css.reach}>
      <strong>{name}</strong>
      <dl>
        <dt>{intl.formatMessage({ id: 'content.phone' })}</dt>
        <dd>
          <a href={telephone(phone)}>{phone}</a>
        </dd>
        <dt>{intl.formatMessage({ id: 'content.email' })}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </dl>
    </address>
  );
}
