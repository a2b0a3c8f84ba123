import { type Failure, numberOf } from '../app/failure.ts';
import { useText } from '../app/texts.ts';
import { WhoMay } from './WhoMay.tsx';

/** Why something was not sent: no connection, a role without the right and who has it, or an error with its number. */
export function NotSent({ failure }: { failure: Failure | null }) {
  const say = useText();
  if (failure === 'offline') return say('state.notSentOffline');
  if (failure === 'forbidden') return <WhoMay />;
  const number = failure && numberOf(failure);
  return (
    <>
      {say('state.notSent')}
      {number && ` ${say('state.number', { number })}`}
    </>
  );
}
