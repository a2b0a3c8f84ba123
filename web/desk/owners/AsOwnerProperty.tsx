import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AsOwnerProperty_property$key } from '../../__generated__/AsOwnerProperty_property.graphql.ts';
import { Chart } from '../../pages/owner/portal/Chart.tsx';
import { Communications } from '../../pages/owner/portal/Communications.tsx';
import { Figures } from '../../pages/owner/portal/Figures.tsx';
import { Matching } from '../../pages/owner/portal/Matching.tsx';
import { OnlineMedia } from '../../pages/owner/portal/OnlineMedia.tsx';
import { Part } from '../../pages/owner/portal/Part.tsx';
import { PriceHistory } from '../../pages/owner/portal/PriceHistory.tsx';
import { Sources } from '../../pages/owner/portal/Sources.tsx';
import { Viewings } from '../../pages/owner/portal/Viewings.tsx';
import css from './Owners.module.css';

/** One property of the owner's page, with the parts of the site. Documents are named only, since the owner's session alone opens them. */
export function AsOwnerProperty({ property: key }: { property: AsOwnerProperty_property$key }) {
  const intl = useIntl();
  const property = useFragment(
    graphql`
      fragment AsOwnerProperty_property on OwnedProperty {
        reference
        title
        language
        visits {
          ...Figures_visits
          ...Sources_visits
        }
        visitsPerDay {
          ...Chart_days
        }
        documents {
          name
        }
        ...Matching_property
        ...Viewings_property
        ...Communications_property
        ...OnlineMedia_property
        ...PriceHistory_property
      }
    `,
    key,
  );
  const { reference, title, documents } = property;
  return (
    <section className={css.as} lang={property.language.toLowerCase()} aria-label={title}>
      <h2>
        {reference} {title}
      </h2>
      <Figures visits={property.visits} />
      <Chart days={property.visitsPerDay} />
      <div className={css.parts}>
        <Viewings property={property} />
        <Communications property={property} />
        <Sources visits={property.visits} />
        <OnlineMedia property={property} />
        <PriceHistory property={property} />
        <Part
          title={intl.formatMessage({ id: 'owner.documents' })}
          empty={documents.length === 0 && intl.formatMessage({ id: 'owner.noDocuments' })}
        >
          <ul>
            {documents.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Part>
        <Matching property={property} />
      </div>
    </section>
  );
}
