import type { FormEvent } from 'react';
import { blockReasonCharacters } from '../../app/limits.ts';
import { useSession } from '../../app/session.ts';
import { useText } from '../../app/texts.ts';
import { DeskButton } from '../../ui/DeskButton.tsx';
import css from '../../ui/Form.module.css';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { Outcome } from '../Outcome.tsx';
import { type Hours, wrongIn } from './blockedHours.ts';
import { useBlocking } from './useBlocking.ts';

interface Props {
  agents: readonly { readonly number: number; readonly name: string }[];
  hours: Hours;
  set: (hours: Hours) => void;
  done: () => void;
  /** Called when appointments are in these hours; then nothing was blocked. */
  warn: () => void;
}

/** Whose hours are blocked, from when to when, once or each week. */
export function BlockForm({ agents, hours, set, done, warn }: Props) {
  const say = useText();
  const { desk } = useSession();
  const { busy, wrong, failed, send } = useBlocking(hours, done, warn);
  const at = wrongIn(hours);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!at) send([]);
  };
  const everybody = desk.rights.includes('ALL_APPOINTMENTS') && agents.length > 1;
  const options = agents.map(({ number, name }) => ({ value: `${number}`, text: name }));
  const time = (name: 'start' | 'end' | 'until' | 'why') => ({
    value: hours[name],
    onChange: ({ target }: { target: HTMLInputElement }) => set({ ...hours, [name]: target.value }),
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Outcome wrong={wrong} failed={failed} />
      <p className="soft">{say('week.blockText')}</p>
      <SelectField
        label={say('week.agent')}
        data-first
        value={`${hours.agent ?? ''}`}
        options={everybody ? [...options, { value: '', text: say('week.everybody') }] : options}
        onChange={(value) => set({ ...hours, agent: value ? Number(value) : null })}
      />
      <TextField
        label={say('week.start')}
        type="datetime-local"
        error={at === 'start' ? say('part.problem.REQUIRED') : undefined}
        {...time('start')}
      />
      <TextField
        label={say('week.end')}
        type="datetime-local"
        error={at === 'end' ? say('week.endBeforeStart') : undefined}
        {...time('end')}
      />
      <Toggle
        label={say('week.weekly')}
        help={say('week.weeklyHelp')}
        checked={hours.weekly}
        onChange={(weekly) => set({ ...hours, weekly })}
      />
      {hours.weekly && (
        <TextField
          label={say('week.weeklyUntil')}
          type="date"
          error={at === 'until' ? say('week.untilBeforeStart') : undefined}
          {...time('until')}
        />
      )}
      <TextField
        label={say('week.why')}
        help={say('week.whyHelp')}
        maxLength={blockReasonCharacters}
        {...time('why')}
      />
      <DeskButton type="submit" variant="primary" busy={busy}>
        {say('week.block')}
      </DeskButton>
    </form>
  );
}
