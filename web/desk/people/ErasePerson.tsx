import { type FormEvent, useState } from 'react';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useCounts } from './counts.ts';
import css from './People.module.css';
import { useErasing } from './useErasing.ts';

interface Props {
  who: string;
  summary: string;
  /** Whether the person has several addresses, of which all go. */
  several: boolean;
}

/** Gives what is known of a person as a file, and erases it after the address was typed again. The file comes first. */
export function ErasePerson({ who, summary, several }: Props) {
  const say = useText();
  const { clock } = useTime();
  const write = useCounts();
  const [again, setAgain] = useState('');
  const { busy, wrong, receipt, confirming, ...own } = useErasing(who, again);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    own.eraseNow();
  };
  const typed = wrong === 'people.erase.UNKNOWN' || wrong === 'people.erase.REQUIRED';
  if (receipt)
    return (
      <DeskNotice variant="good" icon="check" alert>
        <p className="strong">{say('people.erased', { time: clock(receipt.at) })}</p>
        <p>{say('people.receipt', { receipt: receipt.receipt, counts: write(receipt.counts) })}</p>
        <p>{say('people.erased.log')}</p>
        {receipt.remains && <p>{say('people.erased.remains')}</p>}
      </DeskNotice>
    );
  return (
    <>
      <Block title={say('people.give')}>
        <p>{say('people.give.text')}</p>
        <div className={css.action}>
          <DeskButton busy={busy} onClick={own.save}>
            {say('people.give.button')}
          </DeskButton>
          <DeskButton busy={busy} onClick={own.savePage}>
            {say('people.give.page')}
          </DeskButton>
        </div>
      </Block>
      <Block title={say('people.erase')}>
        <p>{say('people.erase.text', { counts: summary })}</p>
        {several && <p className="strong">{say('people.erase.all')}</p>}
        <form className={css.erase} onSubmit={submit}>
          <TextField
            label={say('people.erase.again')}
            autoComplete="off"
            value={again}
            error={typed ? say(wrong) : undefined}
            onChange={(event) => setAgain(event.target.value)}
          />
          {wrong && !typed && (
            <DeskNotice variant="bad" alert>
              {say(wrong)}
            </DeskNotice>
          )}
          <DeskButton type="submit" variant="bad" busy={busy}>
            {say('people.erase.button')}
          </DeskButton>
        </form>
        <h3>{say('people.outside')}</h3>
        <p className="small soft">{say('people.outside.text')}</p>
      </Block>
      {confirming && <ConfirmDialog done={confirming} close={own.stopConfirming} />}
    </>
  );
}
