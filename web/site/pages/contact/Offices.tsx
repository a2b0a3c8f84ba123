import { useIntl } from 'react-intl';
import type { Offices_site$key } from '../../../__generated__/Offices_site.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { OfficesJsonLd } from '../../../shared/jsonld/OfficesJsonLd.tsx';
import { path } from '../../../shared/router/paths.ts';
import { useIsPublished } from '../../../shared/router/useIsPublished.ts';
import { More } from '../../../shared/ui/More.tsx';
import { Office } from './Office.tsx';
import css from './Offices.module.css';

/** All offices of the agency: where they are, when they are open and how to reach them. */
export function Offices(props: { site: Offices_site$key }) {
  const intl = useIntl();
  const agents = path('agents', useLanguage());
  const isPublished = useIsPublished();
  const { offices } = useFragment(
    graphql`
      fragment Offices_site on Site {
        offices {
          number
          ...Office_office
          ...OfficesJsonLd_office
        }
      }
    `,
    props.site,
  );
  if (offices.length === 0) return null;
  return (
    <section className="section band" aria-labelledby="offices">
      {import.meta.env.SSR && <OfficesJsonLd offices={offices} />}
      <div className="wrap">
        <header className="head">
          <h2 id="offices">
            {intl.formatMessage({ id: 'office.title' }, { count: offices.length })}
          </h2>
          {isPublished(agents) && (
            <More to={agents}>{intl.formatMessage({ id: 'office.team' })}</More>
          )}
        </header>
        <div className={css.offices}>
          {offices.map((office) => (
            <Office key={office.number} office={office} />
          ))}
        </div>
      </div>
    </section>
  );
}
