import { useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import type { Parts } from './editedParts.ts';
import { isRefused, notSaved } from './PartsSaved.tsx';
import css from './SaveBar.module.css';

interface Props {
  edit: Parts;
  /** How many parts say something else than what is in force. */
  changed: number;
}

/**
 * The bar at the foot of phones and tablets that saves what was typed: the button of the screen's head is far above, and so is what is said
 * when saving failed, to which the bar leads. With a keyboard Ctrl S saves.
 */
export function SaveBar({ edit, changed }: Props) {
  const say = useText();
  if (changed === 0) return null;
  const toNotice = () => {
    const notice = document.getElementById(notSaved);
    notice?.focus({ preventScroll: true });
    notice?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className={css.bar}>
      {isRefused(edit.saved) ? (
        <button type="button" className={css.why} onClick={toNotice}>
          {say('part.notSaved')}
        </button>
      ) : (
        <span className="small">{say('part.unsaved', { count: changed })}</span>
      )}
      <DeskButton variant="primary" busy={edit.saving} onClick={edit.save}>
        {say('part.save')}
      </DeskButton>
    </div>
  );
}
