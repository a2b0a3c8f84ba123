import { useState } from 'react';
import { useIntl } from 'react-intl';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { heart } from './heart.tsx';
import css from './SaveButton.module.css';
import { mostSaved, toggleSaved, useSaved } from './saved.ts';

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
  const [full, setFull] = useState(false);
  const name = intl.formatMessage({ id: 'saved.save' });
  return (
    <>
      <button
        type="button"
        className={classes(css.save, className)}
        aria-pressed={isSaved}
        {...(!words && { 'aria-label': `${name}: ${number}` })}
        onClick={() => setFull(!toggleSaved(number))}
      >
        <Icon name={heart} />
        {words && name}
      </button>
      {full && (
        <span role="alert" className={css.full}>
          {intl.formatMessage({ id: 'saved.full' }, { most: mostSaved })}
        </span>
      )}
    </>
  );
}
