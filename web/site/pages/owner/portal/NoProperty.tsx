import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NoProperty_owner$key } from '../../../../__generated__/NoProperty_owner.graphql.ts';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { path } from '../../../../shared/router/paths.ts';
import { ButtonLink } from '../../../../shared/ui/Button.tsx';
import { Access } from './Access.tsx';
import { SignOut } from './SignOut.tsx';
import css from './Unavailable.module.css';

/** For an owner to whom the agency has linked no property. */
export function NoProperty(props: { owner: NoProperty_owner$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const owner = useFragment(
    graphql`
      fragment NoProperty_owner on Owner {
        name
        ...Access_owner
      }
    `,
    props.owner,
  );
  return (
    <>
      <div className={css.message}>
        <h2>{intl.formatMessage({ id: 'owner.noProperty' }, { name: owner.name })}</h2>
        <p className="soft">{intl.formatMessage({ id: 'owner.noPropertyText' })}</p>
        <ButtonLink primary to={path('contact', language)}>
          {intl.formatMessage({ id: 'owner.contact' })}
        </ButtonLink>
        <SignOut />
      </div>
      <Access owner={owner} />
    </>
  );
}
