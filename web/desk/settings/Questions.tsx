import { type TextKey, useText } from '../app/texts.ts';
import type { EditedPart } from '../parts/editedParts.ts';
import { useLabel } from '../parts/useLabel.ts';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import css from './SettingsForm.module.css';
import { toField } from './toField.ts';

interface Props {
  sections: readonly { readonly section: string; readonly parts: readonly EditedPart[] }[];
}

/** The settings that folder and desk changed both, each with its section and a link to its field. */
export function Questions({ sections }: Props) {
  const say = useText();
  const label = useLabel();
  const questions = sections.flatMap(({ section, parts }) =>
    parts.filter(({ offered }) => offered !== null).map((part) => ({ section, part })),
  );
  if (questions.length === 0) return null;
  return (
    <div className={css.notice}>
      <DeskNotice variant="bad">
        <p className="strong">{say('part.questions', { count: questions.length })}</p>
        <ul>
          {questions.map(({ section, part }) => (
            <li key={part.id}>
              <a href={`#${part.field}`} onClick={(event) => toField(event, part.id)}>
                {label(part)}
              </a>{' '}
              <span className="small">{say(`settings.section.${section}` as TextKey)}</span>
            </li>
          ))}
        </ul>
      </DeskNotice>
    </div>
  );
}
