import { useIntl } from 'react-intl';
import type { Panoramas_property$key } from '../../../../__generated__/Panoramas_property.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { DetailSection } from '../../../../shared/property/details/DetailSection.tsx';
import css from '../../../../shared/property/photos/Video.module.css';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { Photo } from '../../../../shared/ui/photo/Photo.tsx';
import { usePictureDialog } from './usePictureDialog.tsx';

/** The 360° pictures, each a still until it is opened. */
export function Panoramas(props: { property: Panoramas_property$key }) {
  const intl = useIntl();
  const { open, dialog } = usePictureDialog();
  const { panoramas } = useFragment(
    graphql`
      fragment Panoramas_property on Property {
        panoramas {
          url
          width
          alt
          ...Photo_photo
        }
      }
    `,
    props.property,
  );
  const title = intl.formatMessage({ id: 'property.look' });
  return (
    <DetailSection id="panoramas" title={title} className={css.section}>
      <div className={css.videos}>
        {panoramas.map((picture) => (
          <a
            key={picture.url}
            href={picture.url}
            className={css.tile}
            aria-label={[title, picture.alt].filter(Boolean).join(': ')}
            onClick={open({ ...picture, panorama: true })}
          >
            <Photo photo={picture} sizes="(min-width: 60rem) 54rem, 92vw" decorative />
            <span>
              <span className={css.play}>
                <Icon name="play" />
              </span>
              <span>
                <b>{picture.alt || title}</b>
                <br />
                360°
              </span>
            </span>
          </a>
        ))}
      </div>
      {dialog}
    </DetailSection>
  );
}
