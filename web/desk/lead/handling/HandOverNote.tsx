import { handOverCharacters } from '../../app/limits.ts';
import { useText } from '../../app/texts.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import css from './HandOverNote.module.css';

interface Props {
  note: string;
  onChange: (note: string) => void;
}

/** A message for the colleague who gets leads, which becomes a note on each of them. */
export function HandOverNote({ note, onChange }: Props) {
  const say = useText();
  return (
    <div className={css.note}>
      <TextArea
        label={say('handOver.note')}
        rows={3}
        value={note}
        error={noteFits(note) ? undefined : say('handOver.tooLong', { most: handOverCharacters })}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="small soft">{say('handOver.noteHelp')}</p>
    </div>
  );
}

/** Whether a message is short enough. */
export const noteFits = (note: string) => [...note.trim()].length <= handOverCharacters;
