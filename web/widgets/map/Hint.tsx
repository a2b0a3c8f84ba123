import type { MapTexts } from '../../shared/map/message.ts';
import css from './Hint.module.css';
import { filled } from './pins/pinWords.ts';
import type { HintKind } from './useHint.ts';

/** Says which gesture moves the map. For the keyboard, the label of the map says it. */
export function Hint({
  shown,
  texts,
}: {
  shown: HintKind | null;
  texts: Pick<MapTexts, HintKind | 'ctrl'>;
}) {
  if (shown === null) return null;
  const key = navigator.platform.startsWith('Mac') ? '⌘' : texts.ctrl;
  return (
    <p className={css.hint} aria-hidden="true" data-hint={shown}>
      {shown === 'wheel' ? filled(texts.wheel, { key }) : texts.fingers}
    </p>
  );
}
