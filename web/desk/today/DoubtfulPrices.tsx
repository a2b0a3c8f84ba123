import { graphql } from 'react-relay/hooks';
import type { DoubtfulPricesQuery } from '../__generated__/DoubtfulPricesQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { Part, type Report } from './Part.tsx';
import css from './Today.module.css';

/** The properties whose delivered price is so far from the one before that somebody must say whether it is right. */
export function DoubtfulPrices({ report }: { report: Report }) {
  const say = useText();
  const { answer, ...request } = useQuery<DoubtfulPricesQuery>(
    graphql`
      query DoubtfulPricesQuery {
        desk {
          today {
            doubtfulPrices {
              count
              properties {
                number
                reference
                title
                price {
                  text
                }
                doubtful {
                  text
                }
              }
            }
          }
        }
      }
    `,
    {},
    ['properties'],
  );
  const doubtful = answer?.desk?.today.doubtfulPrices;
  return (
    <Part
      {...request}
      name="prices"
      title={say('today.prices')}
      count={doubtful?.count ?? null}
      report={report}
      beside={doubtful && <span className="small soft">{doubtful.count}</span>}
    >
      {doubtful?.properties.map(({ number, reference, title, price, doubtful: said }) => (
        <li key={number} className={css.plain}>
          <Link className="strong" to={{ screen: 'property', number }}>
            {title}
          </Link>{' '}
          <span className="small soft">{say('lead.number', { number: reference })}</span>
          <span className={css.under}>
            {say('today.priceOf', { price: said.text, before: price?.text ?? '' })}
          </span>
        </li>
      ))}
    </Part>
  );
}
