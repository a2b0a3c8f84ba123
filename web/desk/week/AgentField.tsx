import { useText } from '../app/texts.ts';
import { SelectField } from '../ui/SelectField.tsx';
import type { OwnAgent } from './useOwnAgents.ts';

interface Props {
  agents: readonly OwnAgent[];
  /** The number of the chosen one; null for what `own` names. */
  agent: number | null;
  choose: (agent: number | null) => void;
  own: string;
}

/** Who holds an appointment. Whoever may change the appointments of nobody else has no choice. */
export function AgentField({ agents, agent, choose, own }: Props) {
  const say = useText();
  if (agents.length === 0) return null;
  return (
    <SelectField
      label={say('week.agent')}
      value={String(agent ?? '')}
      options={[
        { value: '', text: own },
        ...agents.map(({ agent: number, name }) => ({ value: String(number), text: name })),
      ]}
      onChange={(value) => choose(value === '' ? null : Number(value))}
    />
  );
}
