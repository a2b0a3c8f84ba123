import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../ui/Button.tsx';
import { Glyph, type GlyphName } from './Glyph.tsx';
import css from './Log.module.css';
import { dayOf } from './moment.ts';

export interface LogEntry {
  /** In UTC, as in the graph. */
  readonly at: string;
  readonly glyph: GlyphName;
  readonly text: string;
  /** A second line; '' for none. */
  readonly below: string;
}

/** How many entries are shown at first. */
const few = 8;

/** Dated entries. A button shows the rest of a long list. */
export function Log({ entries }: { entries: readonly LogEntry[] }) {
  const intl = useIntl();
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className={css.log}>
        {entries.slice(0, all ? undefined : few).map(({ at, glyph, text, below }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity, and only come and go at the end
          <li key={i}>
            <time dateTime={at}>{dayOf(at)}</time>
            <Glyph name={glyph} />
            <p>
              {text}
              {below && <span>{below}</span>}
            </p>
          </li>
        ))}
      </ul>
      {!all && entries.length > few && (
        <Button className={css.all} onClick={() => setAll(true)}>
          {intl.formatMessage({ id: 'owner.all' }, { count: entries.length })}
        </Button>
      )}
    </>
  );
}
