import { useIntl } from 'react-intl';
import type { CardTitle_property$key } from '../../../__generated__/CardTitle_property.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { chargesOf } from '../../../shared/property/card/charges.ts';
import { street } from '../../../shared/property/details/street.ts';
import { isOffered } from '../../../shared/property/offered.ts';
import { offerText } from '../../../shared/property/offerText.ts';
import css from './CardTitle.module.css';
import { takenText } from './taken.ts';

/** What it is, where, and its price line. What is sold or rented shows neither street nor price. */
export function CardTitle(props: { property: CardTitle_property$key }) {
  const intl = useIntl();
  const property = useFragment(
    graphql`
      fragment CardTitle_property on Property {
        number
        goal
        status
        typeName
        title
        address {
          street
          houseNumber
          boxNumber
        }
        city {
          zip
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
        }
      }
    `,
    props.property,
  );
  const { status, goal, typeName, title, address, city, price } = property;
  const offered = isOffered(property);
  const charges = chargesOf(property);
  const taken = takenText(property);
  const place = `${city.zip} ${city.displayName}`;
  return (
    <div className={css.title}>
      <p className={css.kind}>
        {taken ? typeName : intl.formatMessage({ id: offerText(status, goal) }, { type: typeName })}
      </p>
      <h2>{title || `${typeName}, ${city.displayName}`}</h2>
      <div className={css.line}>
        <address>{offered && address ? `${street(address)}, ${place}` : place}</address>
        <p className={css.price}>
          {taken ? intl.formatMessage({ id: taken }) : price.text}
          {charges && (
            <small>{intl.formatMessage({ id: 'property.andCharges' }, { charges })}</small>
          )}
        </p>
      </div>
    </div>
  );
}
