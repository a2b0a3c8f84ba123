import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Chart } from '../../shared/owner/Chart.tsx';
import { Communications } from '../../shared/owner/Communications.tsx';
import { Figures } from '../../shared/owner/Figures.tsx';
import { Matching } from '../../shared/owner/Matching.tsx';
import { OnlineMedia } from '../../shared/owner/OnlineMedia.tsx';
import { Part } from '../../shared/owner/Part.tsx';
import { PriceHistory } from '../../shared/owner/PriceHistory.tsx';
import { Sources } from '../../shared/owner/Sources.tsx';
import { Viewings } from '../../shared/owner/Viewings.tsx';
import type { AsOwnerProperty_property$key } from '../__generated__/AsOwnerProperty_property.graphql.ts';
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
