import { useState } from 'react';
import { failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Sign } from '../ui/Sign.tsx';
import css from './Course.module.css';

interface Answer {
  readonly problems?: readonly { readonly code: string }[];
}

export interface Way {
  label: TextKey;
  look?: 'plain';
  send: () => Promise<Answer>;
}

/** The buttons that send an email or a delivery of a lead again, or drop it. The lead is read again afterwards. */
export function Resend({ ways }: { ways: readonly Way[] }) {
  const say = useText();
  const { ended } = useSession();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<'state.notSent' | 'state.notSentOffline' | null>(null);
  const run = async (send: Way['send']) => {
    setBusy(true);
    setWrong(null);
    try {
      const { problems = [] } = await send();
      if (problems[0]?.code === 'SIGNED_OUT') ended();
      else if (problems.length > 0) setWrong('state.notSent');
    } catch (error) {
      setWrong(failureOf(error) === 'offline' ? 'state.notSentOffline' : 'state.notSent');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.again}>
      {ways.map(({ label, look, send }) => (
        <DeskButton key={label} {...(look && { look })} busy={busy} onClick={() => run(send)}>
          {say(label)}
        </DeskButton>
      ))}
      <span role="status">
        {wrong && (
          <Sign look="bad" icon="warning">
            {say(wrong)}
          </Sign>
        )}
      </span>
    </div>
  );
}
