import { useText } from '../../app/texts.ts';

interface Props {
  server: string;
  lastRead: string | null | undefined;
  problem: string;
  failure: string | null | undefined;
  status: number | null | undefined;
}

/** Why an agent's own calendar was not read, or not all of it. The words of the server, in English, stand where they say more. */
export function CalendarProblem({ server, lastRead, problem, failure, status }: Props) {
  const say = useText();
  if (failure === 'SKIPPED') return say('calendar.skipped', { server });
  if (failure === 'UNKNOWN_ZONE') return say('calendar.unknownZone', { server });
  const why = failure && say('calendar.failure', { failure, server, status: String(status ?? '') });
  return (
    <>
      {say('calendar.problem', { server })} {why}{' '}
      {lastRead && say('calendar.lastRead', { at: lastRead })}
      {(!failure || failure === 'UNREACHABLE') && (
        <div className="small" lang="en">
          {problem}
        </div>
      )}
    </>
  );
}
