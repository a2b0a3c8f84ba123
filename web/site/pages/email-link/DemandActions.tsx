import { useIntl } from 'react-intl';
import { graphql } from '../../../shared/answer/fragment.ts';
import { textOf } from '../../../shared/form/fields/fieldLabel.ts';
import { LinkForm } from '../../link/LinkForm.tsx';
import css from '../../link/links.module.css';
import { Unsubscribe } from './Unsubscribe.tsx';

const confirm = graphql`
  mutation DemandActionsConfirmMutation($input: TokenInput!) {
    confirmDemand(input: $input) {
      ... on DemandConfirmed {
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
  mutation DemandActionsPauseMutation($input: PauseInput!) {
    pauseDemand(input: $input) {
      ... on DemandPaused {
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
  state: string;
  token: string;
  /** The demand is for one property. */
  watching: boolean;
  /** The visitor came by a link to unsubscribe. */
  leaving: boolean;
}

/** Confirms a demand, extends it for a year, pauses its emails, or erases it. */
export function DemandActions({ state, token, watching, leaving }: Props) {
  const intl = useIntl();
  return (
    <div className={css.actions}>
      <LinkForm
        name="confirmDemand"
        mutation={confirm}
        token={token}
        submit={textOf(intl, `form.link.confirmDemand.${state}`)}
        primary={state !== 'ACTIVE' && !leaving}
      />
      {state === 'ACTIVE' && (
        <LinkForm
          name="pauseDemand"
          mutation={pause}
          token={token}
          submit={intl.formatMessage({
            id: watching ? 'form.link.pauseWatch.button' : 'form.link.pauseDemand.button',
          })}
        />
      )}
      <Unsubscribe token={token} from="endDemand" primary={leaving} />
    </div>
  );
}
