import { graphql, useFragment } from 'react-relay/hooks';
import { classes } from '../../shared/ui/classes.ts';
import type { LeadPerson_lead$key } from '../__generated__/LeadPerson_lead.graphql.ts';
import { Link } from '../app/Link.tsx';
import { calling } from '../app/phone.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { Block } from '../ui/Block.tsx';
import facts from '../ui/Facts.module.css';
import css from './LeadPerson.module.css';

/** Who sent a lead, and how to reach that person. */
export function LeadPerson({ lead: key }: { lead: LeadPerson_lead$key }) {
  const say = useText();
  const { day } = useTime();
  const { name, email, phone, language, expiresAt } = useFragment(
    graphql`
      fragment LeadPerson_lead on Lead {
        name
        email
        phone
        language
        expiresAt
      }
    `,
    key,
  );
  return (
    <Block title={say('lead.person')}>
      <dl className={classes(facts.facts, facts.tight)}>
        {name && (
          <>
            <dt>{say('lead.name')}</dt>
            <dd>{name}</dd>
          </>
        )}
        {email && (
          <>
            <dt>{say('signIn.email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </>
        )}
        {phone && (
          <>
            <dt>{say('lead.phone')}</dt>
            <dd>
              <a href={calling(phone)}>{phone}</a>
            </dd>
          </>
        )}
        <dt>{say('lead.language')}</dt>
        <dd>{say('lead.languageName', { language })}</dd>
        <dt>{say('matter.expires')}</dt>
        <dd>{day(expiresAt)}</dd>
      </dl>
      {email && (
        <p className={css.all}>
          <Link to={{ screen: 'people', who: email }}>{say('people.all')}</Link>
        </p>
      )}
    </Block>
  );
}
