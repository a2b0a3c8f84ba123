import { useIntl } from 'react-intl';
import type { DescriptionWithPhotos_property$key } from '../../../__generated__/DescriptionWithPhotos_property.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import css from './DescriptionWithPhotos.module.css';
import { paragraphsOf } from './paragraphs.ts';

/** How many photos the mosaic above the text shows. */
const above = 5;

/**
 * The agency's description; its first paragraph is the lead. Beside it stand photos that the top of the page does not show, as long as
 * the text is. What follows a long beginning opens on demand.
 */
export function DescriptionWithPhotos(props: { property: DescriptionWithPhotos_property$key }) {
  const intl = useIntl();
  const { description, photos } = useFragment(
    graphql`
      fragment DescriptionWithPhotos_property on Property {
        description
        photos {
          url
          ...Photo_photo
        }
      }
    `,
    props.property,
  );
  const { first, rest } = paragraphsOf(description);
  if (first.length === 0) return null;
  const [lead, ...others] = first;
  const beside = photos.slice(above, above + Math.min(2, first.length - 1));
  return (
    <div className={css.text}>
      <div className="prose">
        <p className="lead">{lead}</p>
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {rest.length > 0 && (
          <details>
            <summary>{intl.formatMessage({ id: 'property.readOn' })}</summary>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        )}
      </div>
      {beside.length > 0 && (
        <div className={css.photos}>
          {beside.map((photo) => (
            <Photo key={photo.url} photo={photo} sizes="(min-width: 60rem) 16rem, 46vw" />
          ))}
        </div>
      )}
    </div>
  );
}
