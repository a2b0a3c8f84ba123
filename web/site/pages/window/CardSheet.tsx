import { useIntl } from 'react-intl';
import type { CardSheet_property$key } from '../../../__generated__/CardSheet_property.graphql.ts';
import type { CardSheet_site$key } from '../../../__generated__/CardSheet_site.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { PropertyKeyFacts } from '../../../shared/property/details/PropertyKeyFacts.tsx';
import { isOffered } from '../../../shared/property/offered.ts';
import { Photo } from '../../../shared/ui/photo/Photo.tsx';
import { PhotoFrame } from '../../../shared/ui/photo/PhotoFrame.tsx';
import { Ribbon } from '../../../shared/ui/photo/Ribbon.tsx';
import { CardFoot } from './CardFoot.tsx';
import { CardLaw } from './CardLaw.tsx';
import css from './CardSheet.module.css';
import { CardTitle } from './CardTitle.tsx';
import { CardTop } from './CardTop.tsx';

interface Props {
  site: CardSheet_site$key;
  property: CardSheet_property$key;
}

/**
 * A property on one sheet of paper, with the lines that the law of its region asks for. The photo takes the room that the words leave, so
 * that none of these is cut off. What is sold or rented only says so.
 */
export function CardSheet(props: Props) {
  const intl = useIntl();
  const site = useFragment(
    graphql`
      fragment CardSheet_site on Site {
        ...CardTop_site
      }
    `,
    props.site,
  );
  const property = useFragment(
    graphql`
      fragment CardSheet_property on Property {
        number
        reference
        status
        summary
        marquee {
          code
          name
        }
        reduction {
          date
        }
        cover: photos(first: 1) {
          ...Photo_photo
        }
        agent {
          ...CardTop_agent
          ...CardFoot_agent
        }
        ...CardTitle_property
        ...PropertyKeyFacts_property
        ...CardLaw_property
      }
    `,
    props.property,
  );
  const { number, reference, summary, marquee, reduction, agent } = property;
  const [cover] = property.cover;
  const offered = isOffered(property);
  return (
    <article className={css.sheet}>
      <CardTop site={site} agent={agent} />
      <PhotoFrame className={css.photo}>
        {cover && <Photo photo={cover} sizes="100vw" priority />}
        {offered && (
          <Ribbon
            marquee={marquee}
            reduced={reduction && intl.formatMessage({ id: 'property.reduced' })}
            className={css.ribbon}
          />
        )}
      </PhotoFrame>
      <CardTitle property={property} />
      {offered && (
        <>
          <PropertyKeyFacts property={property} />
          <p className={css.summary}>{summary}</p>
          <CardLaw property={property} />
        </>
      )}
      <CardFoot
        agent={agent}
        number={number}
        reference={reference}
        from="window"
        offered={offered}
      />
    </article>
  );
}
