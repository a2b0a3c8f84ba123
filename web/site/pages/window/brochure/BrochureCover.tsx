import { useIntl } from 'react-intl';
import type { BrochureCover_property$key } from '../../../../__generated__/BrochureCover_property.graphql.ts';
import type { BrochureCover_site$key } from '../../../../__generated__/BrochureCover_site.graphql.ts';
import type { Photo_photo$key } from '../../../../__generated__/Photo_photo.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { energyShown } from '../../../../shared/property/energy/energyShown.ts';
import { isOffered } from '../../../../shared/property/offered.ts';
import { EnergyLabel } from '../../../../shared/ui/EnergyLabel.tsx';
import { Photo } from '../../../../shared/ui/photo/Photo.tsx';
import { PhotoFrame } from '../../../../shared/ui/photo/PhotoFrame.tsx';
import { Ribbon } from '../../../../shared/ui/photo/Ribbon.tsx';
import { CardTitle } from '../CardTitle.tsx';
import { CardTop } from '../CardTop.tsx';
import css from './BrochureCover.module.css';
import { isLong, printedWidth } from './brochureParts.ts';
import { Sheet } from './Sheet.tsx';

interface Props {
  site: BrochureCover_site$key;
  property: BrochureCover_property$key;
  photo: Photo_photo$key | undefined;
}

/** The photo to three edges of the paper, what it is and its price line, and the agency. What is sold or rented says that alone. */
export function BrochureCover({ photo, ...props }: Props) {
  const intl = useIntl();
  const site = useFragment(
    graphql`
      fragment BrochureCover_site on Site {
        ...CardTop_site
      }
    `,
    props.site,
  );
  const property = useFragment(
    graphql`
      fragment BrochureCover_property on Property {
        status
        title
        marquee {
          code
          name
        }
        reduction {
          date
        }
        energy {
          text
          status
        }
        agent {
          ...CardTop_agent
        }
        ...CardTitle_property
      }
    `,
    props.property,
  );
  const { title, marquee, reduction, energy, agent } = property;
  const offered = isOffered(property);
  const label = energyShown(energy);
  return (
    <Sheet className={css.cover}>
      <PhotoFrame className={css.photo}>
        {photo && <Photo photo={photo} sizes={printedWidth} priority />}
        {offered && label && <EnergyLabel text={label} className={css.label} />}
        {offered && (
          <Ribbon
            marquee={marquee}
            reduced={reduction && intl.formatMessage({ id: 'property.reduced' })}
            className={css.ribbon}
          />
        )}
      </PhotoFrame>
      <div className={css.words} data-long={isLong(title) || undefined}>
        <CardTitle property={property} />
      </div>
      <div className={css.agency}>
        <CardTop site={site} agent={agent} />
      </div>
    </Sheet>
  );
}
