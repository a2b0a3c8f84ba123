import { type ChangeEvent, useState } from 'react';
import { useForm } from '../../components/form/formContext.ts';
import { useField } from '../../components/form/useField.ts';
import type { Moment } from './calendar.ts';

/** Which moment is chosen, and which ones turned out to be taken meanwhile. */
export function useMoment(given: readonly Moment[]) {
  const { problems } = useForm();
  const { values } = useField('start');
  const [gone, setGone] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(problems);
  const moments = given.map((one) => (gone.includes(one.start) ? { ...one, free: false } : one));
  const find = (start?: string) => moments.find((one) => one.free && one.start === start);
  const [start, setStart] = useState(values?.[0]);
  if (seen !== problems) {
    setSeen(problems);
    const full = problems.some(({ path, code }) => path[0] === 'start' && code === 'FULL');
    if (full && start) setGone([...gone, start]);
  }
  const chosen = find(start);
  const freeDay = chosen?.day ?? moments.find(({ free }) => free)?.day;
  const [first] = useState({ day: freeDay, start: chosen?.start });
  return {
    moments,
    chosen,
    /** What is chosen at first: the moment that comes back, else the first day with a seat left. */
    first,
    /** A day with a seat left. */
    freeDay,
    /** Another day leaves the moment that was chosen: what is sent is always in sight. */
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
