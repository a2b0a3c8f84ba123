import { useIntl } from 'react-intl';
import type { RentStatements_terms$key } from '../../../__generated__/RentStatements_terms.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Statements } from '../../../shared/form/Statements.tsx';
import { Signing } from './Signing.tsx';

/** The statements to accept before seeing a rental (specification section 5). */
export function RentStatements(props: { terms: RentStatements_terms$key }) {
  const intl = useIntl();
  const terms = useFragment(
    graphql`
      fragment RentStatements_terms on RentTerms {
        statements
        income {
          text
        }
        persons
        ...Signing_terms
      }
    `,
    props.terms,
  );
  const { income, persons } = terms;
  const words: Record<string, React.ReactNode> = {
    INCOME: intl.formatMessage({ id: 'form.statement.INCOME' }, { income: income?.text }),
    PERSONS: intl.formatMessage({ id: 'form.statement.PERSONS' }, { persons: persons ?? 0 }),
    READ: intl.formatMessage({ id: 'form.statement.READ' }),
    AMOUNT_AT_SIGNING: <Signing terms={terms} />,
  };
  const options = terms.statements.map((value) => ({ value, text: words[value] }));
  return <Statements name="statements" options={options} />;
}
