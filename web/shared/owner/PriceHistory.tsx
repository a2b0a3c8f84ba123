import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PriceHistory_property$key } from '../../__generated__/PriceHistory_property.graphql.ts';
import { Day } from '../ui/Day.tsx';
import { euro } from '../ui/figures.ts';
import { Part } from './Part.tsx';
import { Row, Rows } from './Rows.tsx';

/** The asking prices of a property, the latest first. */
export function PriceHistory(props: { property: PriceHistory_property$key }) {
  const intl = useIntl();
  const { priceHistory } = useFragment(
    graphql`
      fragment PriceHistory_property on OwnedProperty {
        priceHistory {
          date
          price {
            amount
            cents
          }
        }
      }
    `,
    props.property,
  );
  return (
    <Part
      title={intl.formatMessage({ id: 'owner.prices' })}
      empty={priceHistory.length === 0 && intl.formatMessage({ id: 'owner.noPrices' })}
    >
      <Rows>
        {priceHistory.toReversed().map(({ date, price }) => (
          <Row
            key={date}
            glyph="euro"
            name={intl.formatMessage(
              { id: 'owner.priceSince' },
              { date: <Day key="date" date={date} /> },
            )}
            value={priceText(price)}
          />
        ))}
      </Rows>
    </Part>
  );
}

/** '€ 349.000', with cents where there are: '€ 1.250,50'. Source: decisions, "Price". */
function priceText({ amount, cents }: { readonly amount: number; readonly cents: number }): string {
  return euro(amount) + (cents > 0 ? `,${String(cents).padStart(2, '0')}` : '');
}
