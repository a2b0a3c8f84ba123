import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Contact_site$key } from '../__generated__/Contact_site.graphql.ts';
import { letter, telephone } from '../property/letters.ts';
import { ButtonLink } from '../ui/Button.tsx';
import css from './Contact.module.css';
import type { Frame } from './frame.ts';
import { Section } from './Section.tsx';

/** How to reach the agency. */
export function Contact({ frame, ...props }: { site: Contact_site$key; frame: Frame }) {
  const intl = useIntl();
  const { name, phone, email } = useFragment(
    graphql`
      fragment Contact_site on Site {
        name
        phone
        email
      }
    `,
    props.site,
  );
  return (
    <Section frame={frame} title={intl.formatMessage({ id: 'content.contact' })}>
      <address className={css.contact}>
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
        <ButtonLink primary to={letter(email, name)}>
          {intl.formatMessage({ id: 'article.write' })}
        </ButtonLink>
      </address>
    </Section>
  );
}
