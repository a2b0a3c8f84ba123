import { useIntl } from 'react-intl';
import { graphql } from '../../../shared/answer/fragment.ts';
import { textOf } from '../../../shared/form/fields/fieldLabel.ts';
import { LinkForm } from '../../link/LinkForm.tsx';
import css from '../../link/links.module.css';
import { Unsubscribe } from './Unsubscribe.tsx';

const confirm = graphql`
  mutation NewsletterActionsConfirmMutation($input: TokenInput!) {
    confirmNewsletter(input: $input) {
      ... on SubscriptionConfirmed {
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

const pause = graphql`
  mutation NewsletterActionsPauseMutation($input: PauseInput!) {
    pauseNewsletter(input: $input) {
      ... on NewsletterPaused {
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

/** Buttons to confirm, resume, pause or end the newsletter. */
export function NewsletterActions({ state, token }: { state: string; token: string }) {
  const intl = useIntl();
  return (
    <div className={css.actions}>
      {state === 'CONFIRMED' ? (
        <LinkForm
          name="pauseNewsletter"
          mutation={pause}
          token={token}
          submit={intl.formatMessage({ id: 'form.link.pauseNewsletter.button' })}
        />
      ) : (
        <LinkForm
          name="confirmNewsletter"
          mutation={confirm}
          token={token}
          submit={textOf(intl, `form.link.confirmNewsletter.${state}`)}
          primary
        />
      )}
      <Unsubscribe token={token} from="unsubscribe" />
    </div>
  );
}
