import type { LyingCard_property$key } from '../../../__generated__/LyingCard_property.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { Link } from '../../router/Link.tsx';
import { classes } from '../../ui/classes.ts';
import { EnergyLabel } from '../../ui/EnergyLabel.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { PhotoFrame } from '../../ui/PhotoFrame.tsx';
import { PropertyFacts } from '../details/PropertyFacts.tsx';
import { energyShown } from '../energy/energyShown.ts';
import { isTaken } from '../offered.ts';
import css from './LyingCard.module.css';
import { placeAndType } from './placeAndType.ts';

/** The card of a property lying down, where there is little height: one photo, and the same words in the same order. */
export function LyingCard(props: { property: LyingCard_property$key }) {
  const property = useFragment(
    graphql`
      fragment LyingCard_property on Property {
        headline
        path
        status
        typeName
        city {
          displayName
        }
        price {
          text
        }
        marquee {
          code
        }
        energy {
          text
          status
        }
        cover: photos(first: 1) {
          ...Photo_photo
        }
        ...PropertyFacts_property
      }
    `,
    props.property,
  );
  const { headline, path, city, typeName, price, cover } = property;
  const energy = energyShown(property.energy);
  return (
    <article className={classes(css.card, isTaken(property) && css.gone)}>
      <PhotoFrame className={css.photo}>
        {cover[0] && <Photo photo={cover[0]} sizes="100px" />}
        {energy && <EnergyLabel text={energy} className={css.energy} />}
      </PhotoFrame>
      <div className={css.words}>
        <h2>
          <Link to={path}>{headline}</Link>
        </h2>
        <p>{placeAndType(city.displayName, typeName)}</p>
        <p className={css.price}>{price.text}</p>
        <PropertyFacts property={property} />
      </div>
    </article>
  );
}
