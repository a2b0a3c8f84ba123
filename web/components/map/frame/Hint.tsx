import type { MapTexts } from '../message.ts';
import css from './Hint.module.css';
import { filled } from './pinWords.ts';
import type { HintKind } from './useHint.ts';

/** Says which gesture the map listens to. Who uses the keyboard is told with the map itself. */
export function Hint({ shown, texts }: { shown: HintKind | null; texts: MapTexts }) {
  if (shown === null) return null;
  const key = navigator.platform.startsWith('Mac') ? '⌘' : texts.ctrl;
  return (
    <p className={css.hint} aria-hidden="true" data-hint={shown}>
      {shown === 'wheel' ? filled(texts.wheel, { key }) : texts.fingers}
    </p>
  );
}
