import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Contact_site$key } from '../__generated__/Contact_site.graphql.ts';
import { Reach } from '../contact/Reach.tsx';
import { useLanguage } from '../i18n/language.tsx';
import { path } from '../router/paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import css from './Contact.module.css';
import type { Frame } from './frame.ts';
import { Section } from './Section.tsx';

/** How to reach the agency, and the way to its form. */
export function Contact({ frame, ...props }: { site: Contact_site$key; frame: Frame }) {
  const intl = useIntl();
  const form = path('contact', useLanguage());
  const site = useFragment(
    graphql`
      fragment Contact_site on Site {
        ...Reach_site
      }
    `,
    props.site,
  );
  return (
    <Section frame={frame} title={intl.formatMessage({ id: 'content.contact' })}>
      <div className={css.contact}>
        <Reach site={site} />
        <ButtonLink primary to={form}>
          {intl.formatMessage({ id: 'contact.write' })}
        </ButtonLink>
      </div>
    </Section>
  );
}
