import { useText } from '../app/texts.ts';
import css from './Links.module.css';

interface Props {
  system: string;
  problem: string;
  failure: string | null | undefined;
  status: number | null | undefined;
}

const said: readonly string[] = ['NO_ANSWER', 'PRIVATE', 'WRONG_KEY', 'CRM_FAULT', 'EMPTIED'];

/** Whether the words of the server, which are English, say no more of a failure than the desk's. */
export const says = (failure: string) => said.includes(failure);

/** What went wrong in a run of a link to a CRM. */
export function LinkTrouble({ system, problem, failure, status }: Props) {
  const say = useText();
  const words = failure && say('links.failure', { failure, system, status: String(status ?? '') });
  return (
    <>
      {words}
      {!says(failure ?? '') && (
        <span className={failure ? css.under : undefined} lang="en">
          {problem}
        </span>
      )}
    </>
  );
}
