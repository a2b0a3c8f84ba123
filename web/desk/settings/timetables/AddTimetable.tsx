import { useRef, useState } from 'react';
import { transitNameCharacters } from '../../app/limits.ts';
import { useOfflineSince } from '../../app/online.ts';
import { useText } from '../../app/texts.ts';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FileButton } from './FileButton.tsx';
import css from './Timetables.module.css';
import type { Bringing } from './useBringing.ts';

/** A name and a file make another timetable. While one is on its way its progress stands here. */
export function AddTimetable({ bringing }: { bringing: Bringing }) {
  const say = useText();
  const offline = useOfflineSince() !== null;
  const [name, setName] = useState('');
  const [lacks, setLacks] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { running, bring, stop } = bringing;
  if (running) {
    const isSent = running.part >= 1;
    return (
      <div className={css.running}>
        <label>
          {say(isSent ? 'timetables.reading' : 'timetables.sending', { name: running.name })}
          {offline && <span className="soft">{say('waiting.one')}</span>}
          <progress {...(!isSent && { value: running.part })} />
        </label>
        <DeskButton onClick={stop}>{say('timetables.stop')}</DeskButton>
      </div>
    );
  }
  return (
    <div ref={box} className={css.add}>
      <TextField
        label={say('timetables.name')}
        help={say('timetables.nameHelp')}
        value={name}
        maxLength={transitNameCharacters}
        error={lacks && name.trim() === '' ? say('timetables.refusal.BAD_NAME') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <FileButton
        label={say('timetables.add')}
        busy={false}
        check={() => {
          setLacks(true);
          if (name.trim() === '') box.current?.querySelector('input')?.focus();
          return name.trim() !== '';
        }}
        choose={(file) => {
          setLacks(false);
          setName('');
          bring(name.trim(), file);
        }}
      />
    </div>
  );
}
