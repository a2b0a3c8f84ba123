import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type {
  PropertyHistory_property$data,
  PropertyHistory_property$key,
} from '../../../__generated__/PropertyHistory_property.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { Day } from '../../ui/Day.tsx';
import css from './PropertyHistory.module.css';

/** What happened to price and status since the property is offered, the latest first. The server tells no price that is or was hidden. */
export function PropertyHistory(props: { property: PropertyHistory_property$key }) {
  const { history } = useFragment(
    graphql`
      fragment PropertyHistory_property on Property {
        history {
          date
          kind
          state
          price {
            text
          }
          was {
            text
          }
        }
      }
    `,
    props.property,
  );
  return (
    <ol className={css.history}>
      {history.map((event) => (
        <li key={event.date + event.kind}>
          <Day date={event.date} />
          <What event={event} />
        </li>
      ))}
    </ol>
  );
}

type Event = PropertyHistory_property$data['history'][number];

function What({ event }: { event: Event }) {
  const intl = useIntl();
  const { kind, date, state, price, was } = event;
  if (kind === 'OFFERED') return <Online since={date} />;
  if (kind === 'STATE') {
    const id = states[state as keyof typeof states];
    return id ? <strong>{intl.formatMessage({ id })}</strong> : null;
  }
  return (
    <span>
      <span className="hidden-text">
        {intl.formatMessage(
          { id: 'property.history.price' },
          { was: was?.text ?? '', price: price?.text ?? '' },
        )}
      </span>
      <span aria-hidden="true">
        <s>{was?.text}</s> → <strong>{price?.text}</strong>
      </span>
    </span>
  );
}

const states = {
  AVAILABLE: 'property.history.AVAILABLE',
  UNDER_OPTION: 'property.history.UNDER_OPTION',
  SOLD: 'property.history.SOLD',
  RENTED: 'property.history.RENTED',
  REALISED: 'property.history.REALISED',
} as const;

/** Since when it is online, and for how many days, which only the browser can say: pages are cached for longer than a day. */
function Online({ since }: { since: string }) {
  const intl = useIntl();
  const [days, setDays] = useState(0);
  useEffect(() => setDays(Math.floor((Date.now() - Date.parse(since)) / 86_400_000)), [since]);
  return (
    <span>
      <strong>{intl.formatMessage({ id: 'property.history.offered' })}</strong>
      {days > 0 && ` ${intl.formatMessage({ id: 'property.history.days' }, { count: days })}`}
    </span>
  );
}
