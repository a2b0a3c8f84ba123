import { useState } from 'react';
import { failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { useDialog } from '../app/useDialog.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import css from './Links.module.css';
import { RemoveLinkDialog } from './RemoveLinkDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { nameOfSystem } from './systems.ts';
import { usePause, useResume, useRun } from './useLinkChange.ts';

interface Props {
  link: string;
  system: string;
  paused: boolean;
  properties: number;
  projects: number;
  waiting: number;
  changed: () => void;
}

interface Answer {
  readonly problems?: readonly { readonly code: string }[];
}

/** Runs a link now, pauses it, resumes it, or replaces its secret. */
export function LinkButtons({ link, system, paused, changed, ...counts }: Props) {
  const say = useText();
  const { ended } = useSession();
  const run = useRun();
  const pause = usePause();
  const resume = useResume();
  const replacing = useDialog('linkSecret');
  const removing = useDialog('linkRemoved');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<TextKey | null>(null);
  const input = { input: { link } };
  const send = async (work: () => Promise<Answer>) => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    try {
      const { problems = [] } = await work();
      if (problems[0]?.code === 'SIGNED_OUT') ended();
      else if (problems.length > 0) setWrong('state.notSent');
      else changed();
    } catch (error) {
      setWrong(failureOf(error) === 'offline' ? 'state.notSentOffline' : 'state.notSent');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div className={css.buttons}>
        {paused ? (
          <DeskButton
            variant="primary"
            busy={busy}
            onClick={() => send(async () => (await resume(input)).resumeLink)}
          >
            {say('links.resume')}
          </DeskButton>
        ) : (
          <>
            <DeskButton
              variant="primary"
              busy={busy}
              onClick={() => send(async () => (await run(input)).runLink)}
            >
              {say('links.run')}
            </DeskButton>
            <DeskButton
              busy={busy}
              onClick={() => send(async () => (await pause(input)).pauseLink)}
            >
              {say('links.pause')}
            </DeskButton>
          </>
        )}
        <DeskButton variant="plain" onClick={() => replacing.show(link)}>
          {say('links.secret.replace')}
        </DeskButton>
        <DeskButton variant="plain" onClick={() => removing.show(link)}>
          {say('links.remove')}
        </DeskButton>
      </div>
      {replacing.about === link && (
        <SecretDialog
          link={link}
          system={nameOfSystem(system)}
          close={replacing.close}
          changed={() => {
            replacing.close();
            changed();
          }}
        />
      )}
      {removing.about === link && (
        <RemoveLinkDialog
          link={link}
          system={system}
          {...counts}
          close={removing.close}
          changed={() => {
            removing.close();
            changed();
          }}
        />
      )}
      {wrong && (
        <DeskNotice variant="bad" alert>
          {say(wrong)}
        </DeskNotice>
      )}
    </>
  );
}
