import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Advertised_property$key } from '../../../__generated__/Advertised_property.graphql.ts';
import { Link } from '../../../app/router/Link.tsx';
import { textOf } from '../../../components/form/fieldLabel.ts';
import css from './Advertised.module.css';
import { dayOf } from './moment.ts';

/** How a home is offered, and what of it visitors do not see. */
export function Advertised(props: { property: Advertised_property$key }) {
  const intl = useIntl();
  const home = useFragment(
    graphql`
      fragment Advertised_property on OwnedProperty {
        number
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
  const key = home.status === 'ACTIVE' ? `ACTIVE.${home.goal}` : home.status;
  const state = textOf(intl, `owner.status.${key}`);
  const words = {
    number: home.number,
    state,
    date: (
      <span key="date" className="number">
        {dayOf(home.publishedAt)}
      </span>
    ),
    price: home.price.text,
  };
  const id = home.status === 'ACTIVE' ? 'owner.advertisedSince' : 'owner.advertised';
  return (
    <>
      <p className="small soft">{intl.formatMessage({ id }, words)}</p>
      <ul className={`small ${css.seen}`}>
        {home.path === null && <li>{intl.formatMessage({ id: 'owner.unseen' })}</li>}
        {!home.showsPrice && <li>{intl.formatMessage({ id: 'owner.unseenPrice' })}</li>}
        {!home.showsAddress && <li>{intl.formatMessage({ id: 'owner.unseenAddress' })}</li>}
        {home.path && (
          <li className={css.page}>
            <Link to={home.path}>{intl.formatMessage({ id: 'owner.publicPage' })}</Link>
          </li>
        )}
      </ul>
    </>
  );
}
