import { useState } from 'react';
import { classes } from '../../../shared/ui/classes.ts';
import { useText } from '../../app/texts.ts';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { DeskDialog } from '../../ui/DeskDialog.tsx';
import { Failed } from '../../ui/Failed.tsx';
import form from '../../ui/Form.module.css';
import { SelectField } from '../../ui/SelectField.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import css from '../PropertyDialog.module.css';
import { type Standing, standingText } from '../standings.ts';
import { useFollows } from '../useFollows.ts';
import { canBecome, possible, type Requested, together } from './several.ts';
import { type SeveralDone, useChangeSeveral } from './useChangeSeveral.ts';
import { useSeveral } from './useSeveral.ts';

interface Props {
  what: 'standing' | 'agent';
  numbers: readonly number[];
  agents: readonly { readonly number: number; readonly name: string }[];
  close: () => void;
  /** Called when all were sent, with what they became. */
  done: (done: SeveralDone, to: string) => void;
}

/** What several properties become, how many of them can, and what follows: it is said before it is done. */
export function SeveralDialog({ what, numbers, agents, close, done }: Props) {
  const say = useText();
  const { properties, failure } = useSeveral(numbers);
  const [chosen, setChosen] = useState('');
  const follows = useFollows();
  const { at, change } = useChangeSeveral();
  const goal = properties?.every((one) => one.goal === 'RENT') ? 'RENT' : 'SALE';
  const options =
    what === 'agent'
      ? agents.map(({ number, name }) => ({ value: `${number}`, text: name }))
      : possible(properties ?? []).map((standing) => ({
          value: standing,
          text: standingText(say, standing, goal),
        }));
  const value = chosen || (options[0]?.value ?? '');
  const requested: Requested =
    what === 'agent' ? { agent: Number(value) } : { standing: value as Standing };
  const able = (properties ?? []).filter((one) => value && canBecome(one, requested));
  const stay = numbers.length - able.length;
  const send = async () => {
    if (able.length === 0 || at !== null) return;
    const to = options.find((one) => one.value === value)?.text ?? '';
    done(await change(able, requested), to);
  };
  return (
    <DeskDialog title={say(`several.title.${what}`, { count: numbers.length })} close={close}>
      {!properties && (failure ? <Failed failure={failure} again={close} /> : <Waiting rows={3} />)}
      {properties && (
        <div className={css.form}>
          {options.length > 0 && (
            <SelectField
              label={say(`several.to.${what}`)}
              data-first
              value={value}
              options={options}
              onChange={setChosen}
            />
          )}
          <p role="status">
            {say('several.able', { count: able.length })}{' '}
            {stay > 0 && say('several.stay', { count: stay })}
          </p>
          {'standing' in requested && able.length > 0 && (
            <ul className={css.lines}>
              {follows(requested.standing, together(able)).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <p className={classes('row', form.actions)}>
            <DeskButton
              variant="primary"
              busy={at !== null}
              disabled={able.length === 0}
              onClick={send}
            >
              {at === null
                ? say('several.yes', { count: able.length })
                : say('several.at', { place: at + 1, count: able.length })}
            </DeskButton>
            <DeskButton variant="plain" onClick={close}>
              {say('dialog.cancel')}
            </DeskButton>
          </p>
        </div>
      )}
    </DeskDialog>
  );
}
