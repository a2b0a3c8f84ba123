import { useState } from 'react';
import { useText } from '../app/texts.ts';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { BlockForm } from './BlockForm.tsx';
import { BlockWarning } from './BlockWarning.tsx';
import { workingDay } from './hours.ts';

interface Props {
  agents: readonly { readonly number: number; readonly name: string }[];
  day: string;
  close: () => void;
  changed: () => void;
}

/** Keeps visitors from booking. With appointments in these hours it shows them first. */
export function BlockDialog({ agents, day, close, changed }: Props) {
  const say = useText();
  const [hours, setHours] = useState(() => workingDay(agents[0]?.number ?? 0, day));
  const [warned, setWarned] = useState(false);
  const done = () => {
    changed();
    close();
  };
  return (
    <DeskDialog title={say('week.block')} close={close}>
      {warned ? (
        <BlockWarning hours={hours} done={done} changed={changed} back={() => setWarned(false)} />
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
