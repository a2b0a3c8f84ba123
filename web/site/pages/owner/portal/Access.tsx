import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Access_owner$key } from '../../../../__generated__/Access_owner.graphql.ts';
import { Notice } from '../../../../shared/ui/Notice.tsx';
import css from './Access.module.css';
import { ChangePassword } from './ChangePassword.tsx';
import { NewsEmails } from './NewsEmails.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

/** The owner's email address, with forms to change the password and to sign out everywhere. */
export function Access(props: { owner: Access_owner$key }) {
  const intl = useIntl();
  const [changed, setChanged] = useState(false);
  const owner = useFragment(
    graphql`
      fragment Access_owner on Owner {
        email
        ...NewsEmails_owner
      }
    `,
    props.owner,
  );
  const { email } = owner;
  return (
    <section className={css.access} aria-labelledby="access">
      <header className="head">
        <h2 id="access">{intl.formatMessage({ id: 'owner.access' })}</h2>
        <p>{intl.formatMessage({ id: 'owner.accessText' }, { email })}</p>
      </header>
      <NewsEmails owner={owner} />
      {changed ? (
        <div role="status">
          <Notice icon="check">{intl.formatMessage({ id: 'owner.passwordChanged' })}</Notice>
        </div>
      ) : (
        <details className={css.change}>
          <summary>{intl.formatMessage({ id: 'owner.changePassword' })}</summary>
          <ChangePassword email={email} then={() => setChanged(true)} />
        </details>
      )}
      <SignOutEverywhere />
    </section>
  );
}
