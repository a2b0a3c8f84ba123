import { useState } from 'react';
import { useText } from '../../app/texts.ts';
import { DeskDialog } from '../../ui/DeskDialog.tsx';
import { BlockForm } from './BlockForm.tsx';
import { BlockWarning } from './BlockWarning.tsx';
import { workingDay } from './blockedHours.ts';

interface Props {
  agents: readonly { readonly number: number; readonly name: string }[];
  /** The number of the agent whose hours are proposed. */
  agent: number;
  day: string;
  close: () => void;
  /** Called with whose hours are blocked now; null for everybody's, and for another change. */
  changed: (agent: number | null) => void;
}

/** Keeps visitors from booking. With appointments in these hours it shows them first. */
export function BlockDialog({ agents, agent, day, close, changed }: Props) {
  const say = useText();
  const [hours, setHours] = useState(() => workingDay(agent, day));
  const [warned, setWarned] = useState(false);
  const done = () => {
    changed(hours.agent);
    close();
  };
  return (
    <DeskDialog title={say('week.block')} close={close}>
      {warned ? (
        <BlockWarning
          hours={hours}
          done={done}
          changed={() => changed(null)}
          back={() => setWarned(false)}
        />
      ) : (
        <BlockForm
          agents={agents}
          hours={hours}
          set={setHours}
          done={done}
          warn={() => setWarned(true)}
        />
      )}
    </DeskDialog>
  );
}
