import { useText } from '../app/texts.ts';
import { SelectField } from '../ui/SelectField.tsx';

export interface HeirProps {
  /** How many open leads there are. */
  leads: number;
  heirs: readonly { readonly value: string; readonly text: string }[];
  heir: string;
  setHeir: (id: string) => void;
}

/** Chooses who gets the leads of somebody who leaves: a colleague, or nobody, so that all see them. */
export function Heir({ leads, heirs, heir, setHeir }: HeirProps) {
  const say = useText();
  return (
    <SelectField
      label={say('staff.leadsTo', { count: leads })}
      value={heir}
      options={[{ value: '', text: say('lead.nobody') }, ...heirs]}
      onChange={setHeir}
    />
  );
}
