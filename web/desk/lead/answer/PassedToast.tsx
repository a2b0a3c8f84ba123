import { useState } from 'react';
import { useSession } from '../../app/session.ts';
import { useText } from '../../app/texts.ts';
import { go } from '../../app/usePlace.ts';
import { Toast } from '../../ui/Toast.tsx';
import { draftName, saveDraft } from '../handling/drafts.ts';
import { useUndo } from '../handling/useUndo.ts';
import { usePassed } from './passed.ts';
import { useTakeBack } from './useAnswer.ts';

/** What was done with the lead before this one, which can be undone from here: then that lead opens again. */
export function PassedToast() {
  const say = useText();
  const { desk } = useSession();
  const { passed, forget, giveBack } = usePassed();
  const undoLeads = useUndo();
  const takeBack = useTakeBack();
  const [busy, setBusy] = useState(false);
  const [late, setLate] = useState(false);
  if (!passed) return null;
  const { lead, name, selection, done } = passed;
  const work = async () => {
    if (done.kind === 'state') {
      const answer = done.undo ? await undoLeads(done.undo) : null;
      if (answer?.__typename !== 'LeadsChanged' || answer.count === 0) return false;
      forget();
      return true;
    }
    const { takeBackAnswer } = await takeBack({ input: { answer: done.answer.id } });
    if (takeBackAnswer.__typename !== 'LeadChanged') return false;
    saveDraft(desk.me.id, draftName(lead), done.answer.text);
    giveBack(lead, done.answer);
    return true;
  };
  const undo = async () => {
    if (busy) return;
    setBusy(true);
    const isDone = await work().catch(() => false);
    setBusy(false);
    if (isDone) go({ screen: 'lead', id: lead, ...selection });
    else setLate(true);
  };
  const text =
    done.kind === 'answer'
      ? say('lead.passedAnswer', { name })
      : say('lead.passed', { name, to: say(`lead.state.${done.state}`) });
  return (
    <Toast
      about={`${lead} ${late}`}
      undo={late || (done.kind === 'state' && !done.undo) ? null : undo}
      busy={busy}
      forget={forget}
    >
      {late ? say(done.kind === 'answer' ? 'lead.answerLeft' : 'lead.notUndone') : text}
    </Toast>
  );
}
