import { type ComponentType, type CSSProperties, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PropertyCard_property$key } from '../../../__generated__/PropertyCard_property.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { repeated } from '../../answer/repeated.tsx';
import { Link } from '../../router/Link.tsx';
import { resource } from '../../router/resource.ts';
import { SaveButton } from '../../saved/SaveButton.tsx';
import { classes } from '../../ui/classes.ts';
import { EnergyLabel } from '../../ui/EnergyLabel.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { PhotoFrame } from '../../ui/photo/PhotoFrame.tsx';
import { Ribbon } from '../../ui/photo/Ribbon.tsx';
import { PropertyFacts } from '../details/PropertyFacts.tsx';
import { energyShown } from '../energy/energyShown.ts';
import { rememberList } from '../listTrail.ts';
import { isTaken } from '../offered.ts';
import { photoTransition } from '../photos/photoTransition.ts';
import type { CardPhotosProps } from './CardPhotos.tsx';
import { cardSizes } from './cardSizes.ts';
import { chargesOf } from './charges.ts';
import css from './PropertyCard.module.css';
import { placeAndType } from './placeAndType.ts';
import strip from './Strip.module.css';

/** The places of a card's photos after its first: five at most. */
const places = [1, 2, 3, 4];

const loadPhotos = resource(() => import('./CardPhotos.tsx'));

interface Props {
  property: PropertyCard_property$key;
  heading?: 'h2' | 'h3';
  /** The `sizes` of the photo, for a card outside an ordinary grid. */
  sizes?: string;
  /** In view when the page opens: the photo loads at once. */
  priority?: boolean;
  /** Among the latest properties: one large, the others small. */
  size?: 'large' | 'small';
  /** What a realisation has in place of its price, among properties that are none; nothing when absent. */
  realised?: string;
}

/**
 * A property in a list: where it is, what it costs, four figures, and a strip of photos to swipe, of which the others load
 * when the card is touched, pointed at or focused. The whole card is one link. A realisation shows no price.
 */
export const PropertyCard = repeated('PropertyCard', Card);

function Card({ heading: Heading = 'h2', sizes = cardSizes, ...props }: Props) {
  const intl = useIntl();
  const frame = useRef<HTMLElement>(null);
  const [Photos, setPhotos] = useState<ComponentType<CardPhotosProps> | null>(null);
  const property = useFragment(
    graphql`
      fragment PropertyCard_property on Property {
        number
        headline
        path
        status
        typeName
        city {
          displayName
        }
        price {
          text
          perMonth
        }
        costs {
          charges {
            amount
            text
          }
        }
        marquee {
          code
          name
        }
        reduction {
          was {
            text
          }
        }
        energy {
          text
          status
        }
        photoCount
        cover: photos(first: 1) {
          ...Photo_photo
        }
        ...PropertyFacts_property
      }
    `,
    props.property,
  );
  const { number, path, reduction } = property;
  const cover = property.cover[0];
  const others = places.filter((place) => place < property.photoCount);
  const energy = energyShown(property.energy);
  const charges = chargesOf(property);
  const className = classes(css.card, isTaken(property) && css.gone, props.size && css[props.size]);
  /** Only the clicked card's photo gets a name to grow into the page: view transition names must be unique. */
  const choose = () => {
    const image = frame.current?.querySelector('img');
    if (image) image.style.viewTransitionName = photoTransition(number);
    if (frame.current) rememberList(frame.current);
  };
  const loadOtherPhotos = () => {
    if (others.length > 0)
      loadPhotos().then(
        ({ CardPhotos }) => setPhotos(() => CardPhotos),
        () => undefined, // the card has its first photo
      );
  };
  return (
    <article
      className={className}
      ref={frame}
      data-card
      onPointerEnter={loadOtherPhotos}
      onFocus={loadOtherPhotos}
    >
      <PhotoFrame className={css.photo}>
        {cover && (
          <Link to={path} className={strip.strip} tabIndex={-1} aria-hidden onClick={choose}>
            <Photo photo={cover} sizes={sizes} priority={props.priority ?? false} />
            {others.map((i) => (
              <i key={i} />
            ))}
          </Link>
        )}
        {others.length > 0 && (
          <span className={css.bricks} style={{ '--others': others.length } as CSSProperties} />
        )}
        {Photos && <Photos number={number} card={frame} />}
        <Ribbon
          marquee={property.marquee}
          reduced={reduction && intl.formatMessage({ id: 'property.reduced' })}
          className={css.ribbon}
        />
        {energy && <EnergyLabel text={energy} className={css.energy} />}
        <SaveButton number={number} className={css.save} />
      </PhotoFrame>
      <div className={css.name}>
        <Heading>
          <Link to={path} onClick={choose}>
            {property.headline}
          </Link>
        </Heading>
        <p>{placeAndType(property.city.displayName, property.typeName)}</p>
      </div>
      <div>
        {property.status === 'REALISED' ? (
          props.realised && <p className={css.price}>{props.realised}</p>
        ) : (
          <p className={css.price}>
            {property.price.text}
            {reduction && <del>{reduction.was.text}</del>}
            {charges && (
              <small>{intl.formatMessage({ id: 'property.andCharges' }, { charges })}</small>
            )}
          </p>
        )}
        <PropertyFacts property={property} />
      </div>
    </article>
  );
}
