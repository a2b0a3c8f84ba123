import { useIntl } from 'react-intl';
import type { PropertySections_property$key } from '../../../__generated__/PropertySections_property.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import type { DetailGroup } from '../../../shared/property/details/details.ts';
import { labels } from '../../../shared/property/details/words.ts';
import { SectionLinks } from './SectionLinks.tsx';

interface Props {
  property: PropertySections_property$key;
  groups: readonly DetailGroup[];
}

/** Links to the sections of the page that have content. */
export function PropertySections({ groups, ...props }: Props) {
  const t = labels(useIntl());
  const { estimate, plans, panoramas, videos, virtualTour, documents, history, location, place } =
    useFragment(
      graphql`
      fragment PropertySections_property on Property {
        estimate(buyer: $buyer) {
          duties {
            id
          }
        }
        plans {
          url
        }
        panoramas {
          url
        }
        videos {
          embed
        }
        virtualTour {
          embed
        }
        documents {
          name
        }
        history {
          kind
        }
        location {
          exact
        }
        place {
          nearby {
            kind
          }
        }
      }
    `,
      props.property,
    );
  const has = (name: string) => groups.some((group) => group.name === name);
  const surroundings = location.exact || place.nearby.length > 0;
  const sections = [
    { shown: plans.length > 0, id: 'plans', title: t('property.plans') },
    { shown: panoramas.length > 0, id: 'panoramas', title: t('property.look') },
    { shown: virtualTour || videos.length > 0, id: 'videos', title: t('property.videos') },
    { shown: groups.length > 0, id: 'details', title: t('property.details') },
    { shown: surroundings, id: 'surroundings', title: t('property.surroundings') },
    { shown: has('energy'), id: 'energy', title: t('property.energy') },
    { shown: has('flood'), id: 'water', title: t('property.flood') },
    { shown: documents.length > 0, id: 'documents', title: t('property.documents') },
    { shown: estimate != null, id: 'estimate', title: t('property.costs') },
    { shown: estimate && estimate.duties.length > 0, id: 'duties', title: t('property.duties') },
    { shown: history.length > 0, id: 'history', title: t('property.history') },
  ];
  return <SectionLinks sections={sections.filter(({ shown }) => shown)} />;
}
