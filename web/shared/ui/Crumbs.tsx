import { useIntl } from 'react-intl';
import { useLanguage } from '../i18n/language.tsx';
import { CrumbsJsonLd } from '../jsonld/CrumbsJsonLd.tsx';
import { Link } from '../router/Link.tsx';
import { path } from '../router/paths.ts';
import { useIsPublished } from '../router/useIsPublished.ts';
import css from './Crumbs.module.css';

export interface Step {
  to: string;
  text: string;
}

/** Breadcrumbs from the home page to this one. Phones show the last two. */
export function Crumbs({ steps = [], here }: { steps?: readonly Step[]; here: string }) {
  const intl = useIntl();
  const language = useLanguage();
  const home = { to: path('home', language), text: intl.formatMessage({ id: 'ui.home' }) };
  const isPublished = useIsPublished();
  const shown = [home, ...steps].filter(({ to }) => isPublished(to));
  return (
    <nav className={css.crumbs} aria-label={intl.formatMessage({ id: 'ui.crumbs' })}>
      {import.meta.env.SSR && <CrumbsJsonLd steps={shown} here={here} />}
      <ol>
        {shown.map((step) => (
          <li key={step.to}>
            <Link to={step.to}>{step.text}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
