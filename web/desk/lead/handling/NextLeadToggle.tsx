import { useState } from 'react';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/useChange.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import { Wrong } from '../../ui/Wrong.tsx';
import { useNextLead, useSetNextLead } from './useNextLead.ts';

/** Whether the next lead opens by itself after one is answered or closed: a choice of the member, which holds at once and everywhere. */
export function NextLeadToggle() {
  const say = useText();
  const nextLead = useNextLead();
  const setNextLead = useSetNextLead();
  const change = useChange(() => {});
  const [chosen, setChosen] = useState(nextLead); // shown until the answer comes
  const choose = (on: boolean) => {
    if (change.busy) return;
    setChosen(on);
    change.run(() => setNextLead(on));
  };
  return (
    <>
      <Toggle
        label={say('lead.nextByItself')}
        help={say('lead.nextByItselfHelp')}
        checked={change.busy ? chosen : nextLead}
        onChange={choose}
      />
      <Wrong failed={change.failed} text={change.wrong !== null && say('state.notSent')} />
    </>
  );
}
