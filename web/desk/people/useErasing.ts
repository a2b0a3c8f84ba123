import { useState } from 'react';
import { failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';
import type { TextKey } from '../app/texts.ts';
import type { Count } from './counts.ts';
import { readable } from './lists.ts';
import { saveFile } from './saveFile.ts';
import { useErase } from './usePeople.ts';

/** The receipt of an erasure, which names nobody. */
interface Receipt {
  readonly receipt: string;
  readonly at: string;
  readonly counts: readonly Count[];
  /** Whether traces are still in a file of the server. */
  readonly remains: boolean;
}

/** Takes what is known of a person as a file, and erases it. What needs the code of the phone first is done once the code was right. */
export function useErasing(who: string, again: string) {
  const { ended } = useSession();
  const erase = useErase();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<TextKey | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [confirming, setConfirming] = useState<(() => void) | null>(null);
  const run = async (work: () => Promise<string | null>) => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    setConfirming(null);
    try {
      const code = await work();
      if (code === 'SIGNED_OUT') ended();
      else if (code === 'CODE_AGAIN') setConfirming(() => () => run(work));
      else if (code) setWrong(wrongText[code] ?? 'state.notSent');
    } catch (error) {
      setWrong(failureOf(error) === 'offline' ? 'state.notSentOffline' : 'state.notSent');
    } finally {
      setBusy(false);
    }
  };
  const save = () => run(() => saveFile(who));
  const savePage = () => run(() => saveFile(who, 'person.html'));
  const eraseNow = () =>
    run(async () => {
      if (!again.trim()) return 'REQUIRED';
      if (again.trim().toLowerCase() !== readable(who)) return 'UNKNOWN';
      const saved = await saveFile(who);
      if (saved) return saved;
      const answer = (await erase({ input: { email: who, again } })).erasePerson;
      if (answer.__typename === 'PersonErased') setReceipt(answer);
      return answer.__typename === 'InvalidInput' ? (answer.problems[0]?.code ?? null) : null;
    });
  return {
    busy,
    wrong,
    receipt,
    confirming,
    stopConfirming: () => setConfirming(null),
    save,
    savePage,
    eraseNow,
  };
}

const wrongText: Readonly<Record<string, TextKey>> = {
  REQUIRED: 'people.erase.REQUIRED',
  UNKNOWN: 'people.erase.UNKNOWN',
  offline: 'state.notSentOffline',
};
