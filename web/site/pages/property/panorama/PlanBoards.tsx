import { useIntl } from 'react-intl';
import type { PlanBoards_property$key } from '../../../../__generated__/PlanBoards_property.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { camera } from '../../../../shared/property/icons.ts';
import { useLightbox } from '../../../../shared/property/photos/useLightbox.tsx';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { Photo } from '../../../../shared/ui/photo/Photo.tsx';
import css from './PlanBoards.module.css';
import { usePictureDialog } from './usePictureDialog.tsx';

/** The plans on which points lead to photos and 360° pictures, large, each with its points. */
export function PlanBoards(props: { property: PlanBoards_property$key }) {
  const intl = useIntl();
  const { open, dialog } = usePictureDialog();
  const { planPoints } = useFragment(
    graphql`
      fragment PlanBoards_property on Property {
        planPoints {
          x
          y
          panorama
          plan {
            url
            alt
            ...Photo_photo
            ...Lightbox_photos
          }
          picture {
            url
            width
            alt
          }
        }
      }
    `,
    props.property,
  );
  const plans = [...new Map(planPoints.map(({ plan }) => [plan.url, plan])).values()];
  const { follow, preload, lightbox } = useLightbox(plans, true);
  return (
    <>
      {plans.map((plan, i) => (
        <figure key={plan.url} className={css.board}>
          <div>
            <Photo photo={plan} sizes="(min-width: 60rem) 54rem, 92vw" />
            {planPoints.map(({ x, y, panorama, picture, plan: { url } }) => {
              const id = panorama ? 'property.look.point' : 'property.look.photo';
              return (
                url === plan.url && (
                  <a
                    key={`${x} ${y} ${picture.url}`}
                    href={picture.url}
                    style={{ left: `${x}%`, top: `${y}%` }}
                    aria-label={unended(intl.formatMessage({ id }, { alt: picture.alt }))}
                    title={picture.alt}
                    onClick={open({ ...picture, panorama })}
                  >
                    {panorama ? '360°' : <Icon name={camera} />}
                  </a>
                )
              );
            })}
          </div>
          <figcaption>
            <a href={plan.url} onClick={follow(i, plan.url)} {...preload}>
              {plan.alt}
            </a>
          </figcaption>
        </figure>
      ))}
      {dialog}
      {lightbox}
    </>
  );
}

/** The label of a picture without a description, without the colon at its end. */
function unended(label: string): string {
  return label.replace(/\s*:\s*$/, '');
}
