import { type ComponentProps, useState } from 'react';
import { AppointmentChanges, type Change } from './AppointmentChanges.tsx';

/** Moves or cancels one of several appointments in a dialog that is about something else, so that no address names it. */
export function ChangesHere(props: Omit<ComponentProps<typeof AppointmentChanges>, 'steps'>) {
  const [step, enter] = useState<Change | null>(null);
  return <AppointmentChanges {...props} steps={{ step, enter, leave: () => enter(null) }} />;
}
