import { type ReactNode, useEffect } from 'react';
import type { Failure } from '../app/failure.ts';
import { useText } from '../app/texts.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import css from './Today.module.css';

/** Tells the screen how many rows a part has, once it is read. */
export type Report = (part: string, count: number) => void;

interface Props {
  /** The part's name, for `report`. */
  name: string;
  title: string;
  /** How many rows there are, also those that are not shown; null until they are read. */
  count: number | null;
  failure: Failure | null;
  again: () => void;
  report: Report;
  /** Shown at the right of the title. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A part of the first screen. It has its own query, so that the others are shown when it fails; an empty one is left out. */
export function Part({ name, title, count, failure, again, report, beside, children }: Props) {
  const say = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the count is known or changes
  useEffect(() => {
    if (count !== null) report(name, count);
  }, [count]);
  if (count === 0) return null;
  return (
    <Block title={title} beside={beside}>
      {count === null && !failure && <Waiting rows={2} />}
      {count === null && failure && (
        <p role="alert" className={css.failed}>
          {say(failure === 'offline' ? 'state.offline.title' : 'state.broken.title')}{' '}
          <DeskButton onClick={again}>{say('state.again')}</DeskButton>
        </p>
      )}
      {count !== null && <ul className={css.rows}>{children}</ul>}
    </Block>
  );
}
