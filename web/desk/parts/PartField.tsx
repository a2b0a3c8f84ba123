import type { ReactNode } from 'react';
import { type TextKey, useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Sign } from '../ui/Sign.tsx';
import type { EditedPart, Parts } from './editedParts.ts';
import { OlderMark } from './OlderMark.tsx';
import css from './PartField.module.css';
import { PartInput } from './PartInput.tsx';
import { PartQuestion } from './PartQuestion.tsx';
import { languagesOf } from './parts.ts';
import { useLabel } from './useLabel.ts';

interface Props {
  part: EditedPart;
  edit: Parts;
  readOnly?: boolean | undefined;
  showHistory: (part: EditedPart) => void;
  /** Shown instead of the part's own field: for example a field for each paragraph, which then marks older paragraphs itself. */
  children?: ReactNode;
}

/** A part with its label, whose it is, its question and what is wrong with it. */
export function PartField({ part, edit, readOnly, showHistory, children }: Props) {
  const say = useText();
  const label = useLabel()(part);
  const { full } = useTime();
  const problem = edit.problems[part.id];
  return (
    <div id={part.id} className={css.part}>
      {children ?? (
        <PartInput
          part={part}
          label={label}
          value={edit.valueOf(part)}
          readOnly={readOnly}
          languages={languagesOf(edit.parts)}
          error={problem && say(`part.problem.${problem}` as TextKey)}
          onChange={(value) => edit.type(part, value)}
        />
      )}
      {children && problem && (
        <Sign variant="bad" icon="warning">
          {say(`part.problem.${problem}` as TextKey)}
        </Sign>
      )}
      {(part.origin === 'DESK' || part.version > 0 || part.draft) && (
        <p className={css.whose}>
          {!edit.isNew && <Origin parts={[part]} />}
          {part.origin === 'DESK' && part.changedAt && (
            <span>
              {say('part.by', {
                name: part.author?.name ?? say('part.somebody'),
                at: full(part.changedAt),
              })}
            </span>
          )}
          {part.draft && (
            <Sign variant="soft" icon="pen">
              {say('draft.part')}
            </Sign>
          )}
          {part.kept && (
            <Sign variant="soft" icon="check">
              {say('part.kept')}
            </Sign>
          )}
          {part.version > 0 && (
            <DeskButton
              variant="plain"
              aria-label={say('part.historyOf', { part: label })}
              onClick={() => showHistory(part)}
            >
              {say('part.history')}
            </DeskButton>
          )}
        </p>
      )}
      {part.older && !children && edit.typed[part.id] === undefined && (
        <OlderMark part={part} edit={edit} readOnly={readOnly} />
      )}
      {!readOnly && <PartQuestion part={part} edit={edit} />}
    </div>
  );
}

/** To whom some parts belong, shown once for all: to the desk if one of them does, else to the folder. */
export function Origin({ parts }: { parts: readonly Pick<EditedPart, 'origin'>[] }) {
  const say = useText();
  const ofDesk = parts.some(({ origin }) => origin === 'DESK');
  return (
    <span className={css.origin}>{say(ofDesk ? 'part.origin.DESK' : 'part.origin.FOLDER')}</span>
  );
}
