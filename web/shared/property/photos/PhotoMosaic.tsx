import { useIntl } from 'react-intl';
import type { PhotoMosaic_property$key } from '../../../__generated__/PhotoMosaic_property.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { Ribbon } from '../../ui/photo/Ribbon.tsx';
import css from './Mosaic.module.css';
import { Mosaic } from './Mosaic.tsx';
import { photoTransition } from './photoTransition.ts';

/** The photos of a property, with its marquee over the first. */
export function PhotoMosaic(props: { property: PhotoMosaic_property$key }) {
  const intl = useIntl();
  const { number, marquee, reduction, photos } = useFragment(
    graphql`
      fragment PhotoMosaic_property on Property {
        number
        marquee {
          code
          name
        }
        reduction {
          date
        }
        photos {
          ...Mosaic_photos
        }
      }
    `,
    props.property,
  );
  return (
    <Mosaic photos={photos} first name={photoTransition(number)}>
      <Ribbon
        marquee={marquee}
        reduced={reduction && intl.formatMessage({ id: 'property.reduced' })}
        className={css.ribbon}
      />
    </Mosaic>
  );
}
