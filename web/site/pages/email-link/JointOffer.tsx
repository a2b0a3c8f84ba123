import { useIntl } from 'react-intl';
import type { JointOffer_offer$key } from '../../../__generated__/JointOffer_offer.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Link } from '../../../shared/router/Link.tsx';
import { Day } from '../../../shared/ui/Day.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { LinkForm } from '../../link/LinkForm.tsx';
import css from '../../link/links.module.css';

const confirm = graphql`
  mutation JointOfferConfirmMutation($input: TokenInput!) {
    confirmOffer(input: $input) {
      ... on OfferConfirmed {
        path
      }
      ... on InvalidInput {
        problems {
          path
          code
        }
      }
    }
  }
`;

interface Props {
  offer: JointOffer_offer$key;
  /** The token of the email's link. */
  token: string;
}

/** An offer as its second buyer sees it: property, amount, how long it is valid, and the button that confirms it. */
export function JointOffer({ token, ...props }: Props) {
  const intl = useIntl();
  const {
    amount,
    validFrom,
    validUntil,
    confirmed,
    home: property,
  } = useFragment(
    graphql`
      fragment JointOffer_offer on JointOffer
      @argumentDefinitions(language: { type: "Language!" }) {
        amount
        validFrom
        validUntil
        confirmed
        home(language: $language) {
          path
          title
          typeName
          city {
            displayName
          }
        }
      }
    `,
    props.offer,
  );
  const days = {
    from: <Day key="from" date={validFrom} />,
    until: <Day key="until" date={validUntil} />,
  };
  return (
    <div className={css.links}>
      <Notice icon="check">
        <strong>{amount}</strong>
        {property && (
          <>
            {': '}
            <Link to={property.path}>
              {property.title || property.typeName}, {property.city.displayName}
            </Link>
          </>
        )}
        <br />
        {intl.formatMessage({ id: 'form.link.offer.valid' }, days)}
      </Notice>
      {confirmed ? (
        <p>{intl.formatMessage({ id: 'form.link.confirmOffer.doneText' })}</p>
      ) : (
        <LinkForm
          name="confirmOffer"
          mutation={confirm}
          token={token}
          submit={intl.formatMessage({ id: 'form.link.confirmOffer.button' })}
          primary
        />
      )}
    </div>
  );
}
