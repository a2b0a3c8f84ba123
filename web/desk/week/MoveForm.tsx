import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MoveForm_appointment$key } from '../__generated__/MoveForm_appointment.graphql.ts';
import { useText } from '../app/texts.ts';
import { clockOf, today, useTime } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import css from '../ui/Form.module.css';
import { AgentField } from './AgentField.tsx';
import { FreeTimes } from './FreeTimes.tsx';
import { CheckSaid } from './grid/CheckSaid.tsx';
import { useAppointmentCheck } from './grid/useAppointmentCheck.ts';
import { Outcome } from './Outcome.tsx';
import { useOwnAgents } from './useOwnAgents.ts';
import { useMove } from './useWeekChanges.ts';

interface Props {
  appointment: MoveForm_appointment$key;
  changed: () => void;
}

/** Chooses another of the property's free times, or another agent, who holds the appointment at the time that it has or at that one. */
export function MoveForm({ appointment: key, changed }: Props) {
  const say = useText();
  const write = useTime();
  const move = useMove();
  const {
    id,
    version,
    property,
    start: was,
    agent: holder,
    agentNumber,
    visitor,
  } = useFragment(
    graphql`
      fragment MoveForm_appointment on Appointment {
        id
        version
        property
        start
        agent
        agentNumber
        visitor {
          name
        }
      }
    `,
    key,
  );
  const [chosen, setStart] = useState('');
  const [agent, setAgent] = useState<number | null>(null);
  const others = useOwnAgents().filter((one) => one.agent !== agentNumber);
  const { busy, wrong, failed, run } = useChange(changed);
  const start = chosen || (agent === null ? '' : was);
  const { check } = useAppointmentCheck(
    agent === null ? null : { property, start, appointment: id, agent },
  );
  const refused = Boolean(check?.refusal);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (start === '' || refused) return;
    const input = { appointment: id, version, start, ...(agent !== null && { agent }) };
    run(() => move({ input }).then((answer) => answer.moveAppointment));
  };
  const to = others.find((one) => one.agent === agent)?.name ?? '';
  return (
    <form className={css.form} onSubmit={send}>
      <Outcome wrong={wrong} failed={failed} />
      <AgentField agents={others} agent={agent} choose={setAgent} own={holder} />
      <FreeTimes
        property={property}
        agent={agent ?? agentNumber}
        appointment={id}
        day={today()}
        label={say('week.moveTo')}
        chosen={chosen && clockOf(chosen)}
        choose={setStart}
        focuses
      />
      {agent !== null && chosen === '' && (
        <p className="small soft">{say('week.passSame', { at: write.longMoment(was) })}</p>
      )}
      {check && <CheckSaid check={check} />}
      <p className="small soft">
        {agent === null
          ? say('week.moveText')
          : say('week.passTold', { visitor: visitor?.name ?? '', from: holder, to })}
      </p>
      <DeskButton
        type="submit"
        variant="primary"
        busy={busy}
        disabled={start === ''}
        aria-disabled={refused || undefined}
      >
        {say('week.move')}
      </DeskButton>
    </form>
  );
}
