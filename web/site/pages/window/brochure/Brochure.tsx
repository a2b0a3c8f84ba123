import type { Brochure_property$key } from '../../../../__generated__/Brochure_property.graphql.ts';
import type { Brochure_site$key } from '../../../../__generated__/Brochure_site.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { isOffered } from '../../../../shared/property/offered.ts';
import { BrochureContact } from './BrochureContact.tsx';
import { BrochureCover } from './BrochureCover.tsx';
import { BrochureFigures } from './BrochureFigures.tsx';
import { BrochurePhotos } from './BrochurePhotos.tsx';
import { BrochurePlans } from './BrochurePlans.tsx';
import { BrochureText } from './BrochureText.tsx';
import { BrochureTextSheet } from './BrochureTextSheet.tsx';
import { leavesRoom, photosOn, plansOn } from './brochureParts.ts';
import { Sheet } from './Sheet.tsx';

interface Props {
  site: Brochure_site$key;
  property: Brochure_property$key;
}

/** The sheets of a brochure in their order. Of what is sold or rented there are two: the cover, which says so, and the last. */
export function Brochure(props: Props) {
  const site = useFragment(
    graphql`
      fragment Brochure_site on Site {
        ...BrochureCover_site
        ...BrochureContact_site
      }
    `,
    props.site,
  );
  const property = useFragment(
    graphql`
      fragment Brochure_property on Property {
        status
        marquee {
          code
        }
        description
        photoCount
        photos(first: 12) {
          ...Photo_photo
        }
        plans {
          ...BrochurePlans_plans
        }
        ...BrochureCover_property
        ...BrochureText_property
        ...BrochureFigures_property
        ...BrochureContact_property
      }
    `,
    props.property,
  );
  const { description, photoCount } = property;
  const offered = isOffered(property);
  const photos = photosOn(property.photos, description !== '' && leavesRoom(description));
  const plans = plansOn(property.plans);
  return (
    <>
      <BrochureCover site={site} property={property} photo={photos.cover} />
      {offered && (
        <>
          {photos.text && (
            <BrochureTextSheet photo={photos.text}>
              <BrochureText property={property} />
            </BrochureTextSheet>
          )}
          {photos.sheets.map((sheet, i) => (
            <BrochurePhotos
              // biome-ignore lint/suspicious/noArrayIndexKey: sheets have no identity but their place
              key={i}
              photos={sheet}
              more={i === photos.sheets.length - 1 ? photoCount - photos.shown : 0}
            />
          ))}
          <Sheet flows>
            {!photos.text && description !== '' && <BrochureText property={property} />}
            <BrochureFigures property={property} />
          </Sheet>
          {plans.map((sheet, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <BrochurePlans key={i} plans={sheet} />
          ))}
        </>
      )}
      <BrochureContact site={site} property={property} />
    </>
  );
}
