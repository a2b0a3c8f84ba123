import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Contact_site$key } from '../../__generated__/Contact_site.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { Reach } from '../../shared/contact/Reach.tsx';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { path } from '../../shared/router/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import css from './Contact.module.css';
import type { Frame } from './frame.ts';
import { Section } from './Section.tsx';

interface Props {
  site: Contact_site$key;
  frame: Frame;
  form?: ReactNode;
}

/** How to reach the agency, with a link to the contact form or, on the form's own page, the form itself. */
export function Contact({ frame, form, ...props }: Props) {
  const intl = useIntl();
  const language = useLanguage();
  const site = useFragment(
    graphql`
      fragment Contact_site on Site {
        ...Reach_site
      }
    `,
    props.site,
  );
  if (form) {
    return (
      <Section frame={frame} title={intl.formatMessage({ id: 'contact.write' })}>
        {form}
      </Section>
    );
  }
  return (
    <Section frame={frame} title={intl.formatMessage({ id: 'content.contact' })}>
      <div className={css.contact}>
        <Reach site={site} />
        <ButtonLink primary to={path('contact', language)}>
          {intl.formatMessage({ id: 'contact.write' })}
        </ButtonLink>
      </div>
    </Section>
  );
}
