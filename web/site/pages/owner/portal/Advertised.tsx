import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Advertised_property$key } from '../../../../__generated__/Advertised_property.graphql.ts';
import { textOf } from '../../../../shared/form/fields/fieldLabel.ts';
import { dayOf } from '../../../../shared/owner/moment.ts';
import { Link } from '../../../../shared/router/Link.tsx';
import css from './Advertised.module.css';

/** Since when a property is offered and at which price, and what visitors do not see of it. */
export function Advertised(props: { property: Advertised_property$key }) {
  const intl = useIntl();
  const property = useFragment(
    graphql`
      fragment Advertised_property on OwnedProperty {
        reference
        goal
        status
        path
        publishedAt
        showsPrice
        showsAddress
        price {
          text
        }
      }
    `,
    props.property,
  );
  const key = property.status === 'ACTIVE' ? `ACTIVE.${property.goal}` : property.status;
  const state = textOf(intl, `owner.status.${key}`);
  const words = {
    number: property.reference,
    state,
    date: (
      <span key="date" className="number">
        {dayOf(property.publishedAt)}
      </span>
    ),
    price: property.price.text,
  };
  const id = property.status === 'ACTIVE' ? 'owner.advertisedSince' : 'owner.advertised';
  return (
    <>
      <p className="small soft">{intl.formatMessage({ id }, words)}</p>
      <ul className={`small ${css.seen}`}>
        {property.path === null && <li>{intl.formatMessage({ id: 'owner.unseen' })}</li>}
        {!property.showsPrice && <li>{intl.formatMessage({ id: 'owner.unseenPrice' })}</li>}
        {!property.showsAddress && <li>{intl.formatMessage({ id: 'owner.unseenAddress' })}</li>}
        {property.path && (
          <li className={css.page}>
            <Link to={property.path}>{intl.formatMessage({ id: 'owner.publicPage' })}</Link>
          </li>
        )}
      </ul>
    </>
  );
}
