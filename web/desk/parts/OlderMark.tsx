import { type TextKey, useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Sign } from '../ui/Sign.tsx';
import type { EditedPart, Parts } from './editedParts.ts';
import css from './OlderMark.module.css';
import { originalOf } from './parts.ts';
import { useLabel } from './useLabel.ts';

interface Props {
  part: EditedPart;
  edit: Parts;
  readOnly?: boolean | undefined;
  /** One paragraph, by its place; else the whole text. */
  paragraph?: number;
}

/**
 * Marks a translation whose original changed since, and lets its reader say that it is still right. Nobody can say so while the original
 * has changes that are not saved yet.
 */
export function OlderMark({ part, edit, readOnly, paragraph }: Props) {
  const say = useText();
  const label = useLabel()(part);
  const original = originalOf(edit.parts, part);
  if (!original) return null;
  const isText = paragraph === undefined;
  const name = isText ? label : say('paragraphs.one', { field: label, number: paragraph + 1 });
  return (
    <p className={css.mark}>
      <Sign variant={isText ? 'soft' : 'bad'} icon="warning">
        {say(isText ? 'part.older' : 'paragraphs.changed', {
          language: say(`language.${original.language}` as TextKey),
        })}
      </Sign>
      {!readOnly && edit.typed[original.id] === undefined && (
        <DeskButton
          busy={edit.busy}
          aria-label={say('part.confirmText', { part: name })}
          onClick={() => edit.confirm(part, paragraph)}
        >
          {say('part.confirm')}
        </DeskButton>
      )}
    </p>
  );
}
