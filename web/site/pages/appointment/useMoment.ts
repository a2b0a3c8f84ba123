import { type ChangeEvent, useState } from 'react';
import { useField } from '../../../shared/form/fields/useField.ts';
import { useForm } from '../../../shared/form/formContext.ts';
import type { Moment } from '../../../shared/i18n/calendar.ts';

/** The chosen moment, and the moments without those the server refused as full. */
export function useMoment(slots: readonly Moment[]) {
  const { problems } = useForm();
  const { values } = useField('start');
  const [full, setFull] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(problems);
  const moments = slots.map((slot) =>
    full.includes(slot.start) ? { ...slot, free: false } : slot,
  );
  const find = (start?: string) => moments.find((moment) => moment.free && moment.start === start);
  const [start, setStart] = useState(values?.[0]);
  if (seen !== problems) {
    setSeen(problems);
    const refused = problems.some(({ path, code }) => path[0] === 'start' && code === 'FULL');
    if (refused && start) setFull([...full, start]);
  }
  const chosen = find(start);
  const freeDay = chosen?.day ?? moments.find(({ free }) => free)?.day;
  const [first] = useState({ day: freeDay, start: chosen?.start });
  return {
    moments,
    chosen,
    /** Selected at first: the moment that was posted, else the first day with a free seat. */
    first,
    /** The chosen day, else the first with a free seat. */
    freeDay,
    /** Choosing another day clears the chosen moment, so that nothing hidden is sent. */
    change: (event: ChangeEvent) => {
      const target = event.target as HTMLInputElement;
      if (target.name === 'start') return setStart(target.value);
      const before = target
        .closest('fieldset')
        ?.querySelector<HTMLInputElement>('[name=start]:checked');
      if (before) before.checked = false;
      setStart(undefined);
    },
  };
}
