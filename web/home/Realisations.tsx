import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Realisations_properties$key } from '../__generated__/Realisations_properties.graphql.ts';
import { useLanguage } from '../i18n/language.tsx';
import { path } from '../router/paths.ts';
import { More } from '../ui/More.tsx';
import { Realisation } from './Realisation.tsx';
import css from './Realisations.module.css';

/** What was built and is lived in, laid in half-brick bond. Nothing when there is none. */
export function Realisations(props: { properties: Realisations_properties$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const { nodes } = useFragment(
    graphql`
      fragment Realisations_properties on PropertyConnection {
        nodes {
          id
          ...Realisation_property
        }
      }
    `,
    props.properties,
  );
  if (nodes.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <header className="head">
          <h2>{intl.formatMessage({ id: 'home.realisations' })}</h2>
          <More to={path('realisations', language)}>
            {intl.formatMessage({ id: 'home.allRealisations' })}
          </More>
        </header>
      </div>
      <div className={css.bond}>
        {nodes.map((property) => (
          <Realisation key={property.id} property={property} />
        ))}
      </div>
    </section>
  );
}
