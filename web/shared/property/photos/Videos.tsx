import { useIntl } from 'react-intl';
import type { Videos_property$key } from '../../../__generated__/Videos_property.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { DetailSection } from '../details/DetailSection.tsx';
import css from './Video.module.css';
import { Video } from './Video.tsx';

/** The videos and the virtual tour, each behind a photo of the property: nothing loads from another host before a click. */
export function Videos(props: { property: Videos_property$key }) {
  const intl = useIntl();
  const { videos, virtualTour, photos } = useFragment(
    graphql`
      fragment Videos_property on Property {
        videos {
          embed
          ...Video_video
        }
        virtualTour {
          embed
          ...Video_video
        }
        photos {
          ...Photo_photo
        }
      }
    `,
    props.property,
  );
  const all = virtualTour ? [virtualTour, ...videos] : videos;
  if (all.length === 0) return null;
  return (
    <DetailSection
      id="videos"
      title={intl.formatMessage({ id: 'property.videos' })}
      className={css.section}
    >
      <div className={css.videos}>
        {all.map((video, i) => (
          <Video key={video.embed} video={video} still={photos[(i + 1) % photos.length]} />
        ))}
      </div>
    </DetailSection>
  );
}
