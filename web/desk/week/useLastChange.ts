import { useState } from 'react';

/** What was done with an appointment just now. */
export interface LastChange {
  readonly action: 'planAppointment' | 'moveAppointment' | 'passAppointment';
  /** Its id; null when it is not known here. */
  readonly appointment: string | null;
  readonly start: string;
}

/** What was done last in the week, until it is forgotten. */
export function useLastChange() {
  const [last, note] = useState<LastChange | null>(null);
  return { last, note, forget: () => note(null) };
}
