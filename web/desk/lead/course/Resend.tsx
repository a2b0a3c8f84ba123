import { useState } from 'react';
import { failureOf } from '../../app/failure.ts';
import { useSession } from '../../app/session.ts';
import { type TextKey, useText } from '../../app/texts.ts';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { Sign } from '../../ui/Sign.tsx';
import css from './Course.module.css';

interface Answer {
  readonly problems?: readonly { readonly code: string }[];
}

export interface Way {
  label: TextKey;
  variant?: 'plain' | 'bad';
  /** What is said of a problem, by its code. */
  wrong?: Readonly<Record<string, TextKey>>;
  send: () => Promise<Answer>;
}

/** The buttons that send an email or a delivery of a lead again, or drop it. The lead is read again afterwards. */
export function Resend({ ways }: { ways: readonly Way[] }) {
  const say = useText();
  const { ended } = useSession();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<TextKey | null>(null);
  const run = async ({ send, wrong: texts = {} }: Way) => {
    setBusy(true);
    setWrong(null);
    try {
      const { problems = [] } = await send();
      const [code] = problems.map((problem) => problem.code);
      if (code === 'SIGNED_OUT') ended();
      else if (code) setWrong(texts[code] ?? 'state.notSent');
    } catch (error) {
      setWrong(failureOf(error) === 'offline' ? 'state.notSentOffline' : 'state.notSent');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.again}>
      {ways.map((way) => (
        <DeskButton
          key={way.label}
          {...(way.variant && { variant: way.variant })}
          busy={busy}
          onClick={() => run(way)}
        >
          {say(way.label)}
        </DeskButton>
      ))}
      <span role="status">
        {wrong && (
          <Sign variant="bad" icon="warning">
            {say(wrong)}
          </Sign>
        )}
      </span>
    </div>
  );
}
