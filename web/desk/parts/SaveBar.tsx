import { useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import css from './SaveBar.module.css';

interface Props {
  /** How many parts say something else than what is in force. */
  changed: number;
  busy: boolean;
  save: () => void;
}

/** The bar at the foot of a phone that saves what was typed: the button of the screen's head is far above. */
export function SaveBar({ changed, busy, save }: Props) {
  const say = useText();
  if (changed === 0) return null;
  return (
    <div className={css.bar}>
      <span className="small">{say('part.unsaved', { count: changed })}</span>
      <DeskButton variant="primary" busy={busy} onClick={save}>
        {say('part.save')}
      </DeskButton>
    </div>
  );
}
