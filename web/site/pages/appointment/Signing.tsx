import { useIntl } from 'react-intl';
import type { Signing_terms$key } from '../../../__generated__/Signing_terms.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';

/** What a tenant pays at signing: the total and its parts. */
export function Signing(props: { terms: Signing_terms$key }) {
  const intl = useIntl();
  const { total, firstRent, firstCharges, inventoryShare, deposit, depositMonths } = useFragment(
    graphql`
      fragment Signing_terms on RentTerms {
        depositMonths
        total {
          text
        }
        firstRent {
          text
        }
        firstCharges {
          text
        }
        inventoryShare {
          text
        }
        deposit {
          text
        }
      }
    `,
    props.terms,
  );
  const parts = [
    [firstRent, intl.formatMessage({ id: 'form.signing.rent' })],
    [firstCharges, intl.formatMessage({ id: 'form.signing.charges' })],
    [inventoryShare, intl.formatMessage({ id: 'form.signing.inventory' })],
    [deposit, intl.formatMessage({ id: 'form.signing.deposit' }, { months: depositMonths })],
  ] as const;
  const priced = parts.flatMap(([amount, name]) => (amount ? [`${name} ${amount.text}`] : []));
  return intl.formatMessage(
    { id: 'form.statement.AMOUNT_AT_SIGNING' },
    { total: total?.text, parts: priced.join(', ') },
  );
}
