import { useText } from '../app/texts.ts';
import css from './Links.module.css';

interface Props {
  system: string;
  text: string;
  kind: string | null | undefined;
  value: string | null | undefined;
}

/** What is wrong with a field of a CRM's record. Where the desk has no words for it, the server's stand there, which are English. */
export function RecordTrouble({ system, text, kind, value }: Props) {
  const say = useText();
  return (
    <>
      {kind && say('links.recordProblem', { kind, system, value: value ?? '' })}
      {(!kind || kind === 'OTHER') && (
        <span className={kind ? css.under : undefined} lang="en">
          {text}
        </span>
      )}
    </>
  );
}
