import { useIntl } from 'react-intl';
import type { Logo_site$key } from '../../__generated__/Logo_site.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Link } from '../router/Link.tsx';
import { path } from '../router/paths.ts';
import { classes } from './classes.ts';
import css from './Logo.module.css';
import { Photo } from './photo/Photo.tsx';

/** The agency's own logo, or the drawn mark with its short name; it leads home. */
export function Logo({ small = false, ...props }: { site: Logo_site$key; small?: boolean }) {
  const intl = useIntl();
  const language = useLanguage();
  const { shortName, logo } = useFragment(
    graphql`
      fragment Logo_site on Site {
        shortName
        logo {
          ...Photo_photo
        }
      }
    `,
    props.site,
  );
  return (
    <Link to={path('home', language)} className={classes(css.logo, small && css.small)}>
      {logo ? (
        <Photo photo={logo} sizes="12rem" priority decorative className={css.own} />
      ) : (
        <svg className={css.mark} viewBox="0 0 24 28" aria-hidden="true">
          <path d="M2 27V13h4V8.5h3.5V4h5v4.5H18V13h4v14zM9.5 27v-8h5v8" />
        </svg>
      )}
      <span className={logo ? 'hidden-text' : undefined}>{shortName}</span>
      <span className="hidden-text">{intl.formatMessage({ id: 'layout.logo' })}</span>
    </Link>
  );
}
