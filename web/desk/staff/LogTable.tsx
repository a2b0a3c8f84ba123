import type { LogLine_action$key } from '../__generated__/LogLine_action.graphql.ts';
import { useText } from '../app/texts.ts';
import type { Named, NumberedAgent } from './choices.ts';
import { LogLine } from './LogLine.tsx';
import css from './Staff.module.css';

interface Props {
  actions: readonly ({ readonly id: string } & LogLine_action$key)[];
  members: readonly Named[];
  agents: readonly NumberedAgent[];
}

/** A page of the log: a table, on a phone lines under each other. */
export function LogTable({ actions, members, agents }: Props) {
  const say = useText();
  return (
    <table className={css.rows}>
      <caption className="hidden-text">{say('staff.part.log')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('log.when')}</th>
          <th scope="col">{say('log.who')}</th>
          <th scope="col">{say('log.what')}</th>
          <th scope="col">{say('log.change')}</th>
        </tr>
      </thead>
      <tbody>
        {actions.map((action) => (
          <LogLine key={action.id} action={action} members={members} agents={agents} />
        ))}
      </tbody>
    </table>
  );
}
