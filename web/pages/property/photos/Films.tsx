import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Films_property$key } from '../../../__generated__/Films_property.graphql.ts';
import { DetailSection } from '../details/DetailSection.tsx';
import css from './Film.module.css';
import { Film } from './Film.tsx';

/** The films and the virtual tour, each behind a photo of the property: nothing of another host loads before a click. */
export function Films(props: { property: Films_property$key }) {
  const intl = useIntl();
  const { videos, virtualTour, photos } = useFragment(
    graphql`
      fragment Films_property on Property {
        videos {
          embed
          ...Film_video
        }
        virtualTour {
          embed
          ...Film_video
        }
        photos {
          ...Photo_photo
        }
      }
    `,
    props.property,
  );
  const films = virtualTour ? [virtualTour, ...videos] : videos;
  if (films.length === 0) return null;
  return (
    <DetailSection
      id="films"
      title={intl.formatMessage({ id: 'property.films' })}
      className={css.section}
    >
      <div className={css.films}>
        {films.map((video, i) => (
          <Film key={video.embed} video={video} still={photos[(i + 1) % photos.length]} />
        ))}
      </div>
    </DetailSection>
  );
}
