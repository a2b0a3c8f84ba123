import type { ReactNode } from 'react';
import css from './FilterPop.module.css';
import { FilterPop } from './FilterPop.tsx';

export interface Choice {
  value: string;
  words: string;
  chosen: boolean;
  /** How many properties it has; null when not counted. A choice with 0 is disabled, unless it is chosen. */
  count: number | null;
}

interface Props {
  label: string;
  /** The text of the cell when nothing is chosen. */
  none: string;
  name: string;
  choices: readonly Choice[];
  /** What is said behind the chosen ones. */
  behind?: string;
  /** Above the choices: what loads once the cell has opened, and what is there before. */
  first?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
  onChoose: (values: string[]) => void;
}

/** A cell with any number of choices. It shows the first chosen one and how many more there are. */
export function FilterChoices({ label, none, name, choices, onChoose, ...props }: Props) {
  const { behind = '', first, children, className } = props;
  const chosen = choices.filter((choice) => choice.chosen);
  const more = chosen.length > 1 ? ` +${chosen.length - 1}` : '';
  const toggle = (value: string) =>
    onChoose(choices.filter((c) => c.chosen !== (c.value === value)).map((c) => c.value));
  return (
    <FilterPop
      label={label}
      chosen={chosen[0] ? chosen[0].words + more + behind : none}
      className={className}
      first={first}
    >
      {children}
      {choices.map((choice) => (
        <label key={choice.value} className={css.choice}>
          <input
            type="checkbox"
            name={name}
            value={choice.value}
            checked={choice.chosen}
            disabled={choice.count === 0 && !choice.chosen}
            onChange={() => toggle(choice.value)}
          />
          {choice.words} <span className={css.count}>{choice.count}</span>
        </label>
      ))}
    </FilterPop>
  );
}
