import { useState } from 'react';
import { useIntl } from 'react-intl';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { heart } from './heart.ts';
import css from './SaveButton.module.css';
import { mostSaved, type Trouble, toggleSaved, useSaved } from './saved.ts';

interface Props {
  number: number;
  /** A word beside the heart, for a button among others with words. */
  words?: boolean;
  className?: string | undefined;
}

/** Saves a property in this browser, or removes it. Hidden without scripts. */
export function SaveButton({ number, words = false, className }: Props) {
  const intl = useIntl();
  const isSaved = useSaved().includes(number);
  const [trouble, setTrouble] = useState<Trouble>(null);
  const name = intl.formatMessage({ id: 'saved.save' });
  return (
    <>
      <button
        type="button"
        className={classes(css.save, className)}
        aria-pressed={isSaved}
        {...(!words && { 'aria-label': `${name}: ${number}` })}
        onClick={() => setTrouble(toggleSaved(number))}
      >
        <Icon name={heart} />
        {words && name}
      </button>
      {trouble && (
        <span role="alert" className={css.trouble}>
          {trouble === 'full'
            ? intl.formatMessage({ id: 'saved.full' }, { most: mostSaved })
            : intl.formatMessage({ id: 'saved.unstored' })}
        </span>
      )}
    </>
  );
}
