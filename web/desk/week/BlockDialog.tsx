import { type FormEvent, useId, useState } from 'react';
import { useText } from '../app/texts.ts';
import { momentOf } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import css from '../ui/Form.module.css';
import { TextField } from '../ui/TextField.tsx';
import { Outcome } from './Outcome.tsx';
import { useBlock } from './useWeekChanges.ts';

interface Props {
  agents: readonly { readonly number: number; readonly name: string }[];
  day: string;
  close: () => void;
  changed: () => void;
}

/** Keeps visitors from booking an agent, from one time to another. */
export function BlockDialog({ agents, day, close, changed }: Props) {
  const say = useText();
  const id = useId();
  const block = useBlock();
  const [agent, setAgent] = useState(agents[0]?.number ?? 0);
  const [start, setStart] = useState(`${day}T09:00`);
  const [end, setEnd] = useState(`${day}T18:00`);
  const [why, setWhy] = useState('');
  const { busy, wrong, failed, run } = useChange(() => {
    changed();
    close();
  });
  const complete = start !== '' && end > start;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!complete) return;
    const input = { agent, start: momentOf(start), end: momentOf(end), why };
    run(() => block({ input }).then((a) => a.blockHours));
  };
  return (
    <DeskDialog title={say('week.block')} close={close}>
      <form className={css.form} onSubmit={send} noValidate>
        <Outcome wrong={wrong} failed={failed} />
        <p className="soft">{say('week.blockText')}</p>
        <div>
          <label htmlFor={id}>{say('week.agent')}</label>
          <select
            id={id}
            data-first
            value={agent}
            onChange={(event) => setAgent(Number(event.target.value))}
          >
            {agents.map(({ number, name }) => (
              <option key={number} value={number}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <TextField
          label={say('week.start')}
          type="datetime-local"
          value={start}
          onChange={(event) => setStart(event.target.value)}
        />
        <TextField
          label={say('week.end')}
          type="datetime-local"
          value={end}
          error={complete ? undefined : say('week.endBeforeStart')}
          onChange={(event) => setEnd(event.target.value)}
        />
        <TextField
          label={say('week.why')}
          help={say('week.whyHelp')}
          maxLength={100}
          value={why}
          onChange={(event) => setWhy(event.target.value)}
        />
        <DeskButton type="submit" variant="primary" busy={busy}>
          {say('week.block')}
        </DeskButton>
      </form>
    </DeskDialog>
  );
}
