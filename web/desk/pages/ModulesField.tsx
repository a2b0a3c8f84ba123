import { type KeyboardEvent, useRef, useState } from 'react';
import { type TextKey, useText } from '../app/texts.ts';
import type { EditedPart, Parts } from '../parts/editedParts.ts';
import { PartQuestion } from '../parts/PartQuestion.tsx';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import type { Choices } from './choices.ts';
import { ModuleForm } from './ModuleForm.tsx';
import { ModuleRows } from './ModuleRows.tsx';
import css from './Modules.module.css';
import {
  changedAt,
  type Module,
  modulesFrom,
  moved,
  type Way,
  withNew,
  without,
} from './modules.ts';

interface Props {
  part: EditedPart;
  edit: Parts;
  choices: Choices;
  readOnly: boolean;
  showHistory: (part: EditedPart) => void;
}

const ways: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The modules of a page, row by row in twelfths, and the fields of the chosen one. */
export function ModulesField({ part, edit, choices, readOnly, showHistory }: Props) {
  const say = useText();
  const modules = modulesFrom(edit.valueOf(part));
  const [at, setAt] = useState(0);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const chosen = modules[Math.min(at, modules.length - 1)];
  const put = (next: readonly Module[]) =>
    edit.type(part, next.length > 0 ? JSON.stringify(next) : '');
  const choose = (next: number) => {
    setAt(next);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus(),
    );
  };
  const move = (way: Way) => {
    const next = moved(modules, at, way);
    if (!next) return;
    put(next.list);
    const { contentRow, span } = next.list[next.at] ?? { contentRow: 0, span: 0 };
    setSaid(say('modules.moved', { row: contentRow + 1, place: span + 1 }));
    choose(next.at);
  };
  const press = (event: KeyboardEvent) => {
    const way = event.altKey && !event.ctrlKey ? ways[event.key] : undefined;
    const wider = event.key === '+' ? 1 : event.key === '-' ? -1 : 0;
    if (readOnly || (!way && wider === 0)) return;
    event.preventDefault();
    if (way) move(way);
    else if (chosen) {
      const lg = Math.max(1, Math.min(12, (chosen.lg || 12) + wider));
      put(changedAt(modules, at, { ...chosen, lg }));
      setSaid(say('modules.width', { lg }));
    }
  };
  const problem = edit.problems[part.id];
  return (
    <Block
      title={say('pages.modules')}
      beside={
        part.version > 0 && (
          <DeskButton variant="plain" onClick={() => showHistory(part)}>
            {say('part.history')}
          </DeskButton>
        )
      }
    >
      <p role="status" className="hidden-text">
        {said}
      </p>
      <PartQuestion part={part} edit={edit} />
      {problem && <p role="alert">{say(`part.problem.${problem}` as TextKey)}</p>}
      <div ref={list}>
        <ModuleRows
          modules={modules}
          choices={choices}
          at={Math.min(at, modules.length - 1)}
          choose={setAt}
          press={press}
        />
      </div>
      {!readOnly && (
        <p className={css.under}>
          <DeskButton
            onClick={() => {
              put(withNew(modules));
              choose(modules.length);
            }}
          >
            {say('modules.add')}
          </DeskButton>
          <span className="small soft">{say('modules.keys')}</span>
        </p>
      )}
      {chosen && !readOnly && (
        <ModuleForm
          key={`${at} ${modules.length}`} // what is typed and not read yet stays with its module
          module={chosen}
          choices={choices}
          change={(next) => put(changedAt(modules, modules.indexOf(chosen), next))}
          can={(way) => moved(modules, modules.indexOf(chosen), way) !== null}
          move={move}
          remove={() => {
            put(without(modules, modules.indexOf(chosen)));
            setAt(Math.max(0, at - 1));
          }}
        />
      )}
    </Block>
  );
}
