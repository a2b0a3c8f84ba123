import { useState } from 'react';
import { Link } from '../app/Link.tsx';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { clockOf, today, useTime } from '../app/time.ts';
import { useDialog } from '../app/useDialog.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { addDays } from './days.ts';
import { PlanDialog, type Visitor } from './PlanDialog.tsx';

interface Props {
  /** Whom the appointment is for, and where, as far as that is known here. */
  visitor: Visitor;
  /** What the button says, where that is something else than usual. */
  text?: string;
  /** Called once an appointment is planned. */
  changed?: () => void;
}

/** Whether the role plans appointments: of the own agent, or of all. */
export function useMayPlan(): boolean {
  const { desk } = useSession();
  return desk.rights.some((right) => /^(OWN|ALL)_APPOINTMENTS$/.test(right));
}

/** Opens the dialog that plans an appointment with what is known here, and says when the appointment is that came of it. */
export function PlanButton({ visitor, text, changed }: Props) {
  const say = useText();
  const { full } = useTime();
  const planning = useDialog('propose');
  const [planned, setPlanned] = useState<string | null>(null);
  if (!useMayPlan()) return null;
  return (
    <>
      {planned && (
        <p role="status">
          {say('lead.appointmentPlanned')}{' '}
          <Link to={{ screen: 'week', day: clockOf(planned).slice(0, 10) }}>{full(planned)}</Link>
        </p>
      )}
      <p>
        <DeskButton onClick={() => planning.show()} aria-haspopup="dialog">
          <Icon name="calendar" />
          {text ?? say('week.plan')}
        </DeskButton>
      </p>
      {planning.about !== null && (
        <PlanDialog
          at={addDays(today(), 1)}
          visitor={visitor}
          close={planning.close}
          changed={(start) => {
            setPlanned(start);
            changed?.();
          }}
        />
      )}
    </>
  );
}
