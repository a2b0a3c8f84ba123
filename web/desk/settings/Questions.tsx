import { useText } from '../app/texts.ts';
import { useLabel } from '../parts/useLabel.ts';
import type { EditedPart } from '../parts/useParts.ts';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import css from './SettingsForm.module.css';
import { toField } from './toField.ts';

/** The settings that folder and desk changed both, each with a link to its field. */
export function Questions({ parts }: { parts: readonly EditedPart[] }) {
  const say = useText();
  const label = useLabel();
  const questions = parts.filter(({ offered }) => offered !== null);
  if (questions.length === 0) return null;
  return (
    <div className={css.notice}>
      <DeskNotice variant="bad">
        <p className="strong">{say('part.questions', { count: questions.length })}</p>
        <ul>
          {questions.map((part) => (
            <li key={part.id}>
              <a href={`#${part.field}`} onClick={(event) => toField(event, part.id)}>
                {label(part)}
              </a>
            </li>
          ))}
        </ul>
      </DeskNotice>
    </div>
  );
}
