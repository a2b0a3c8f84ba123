import type { CSSProperties, KeyboardEvent } from 'react';
import { useText } from '../app/texts.ts';
import type { Choices } from './choices.ts';
import css from './Modules.module.css';
import { type Module, rowsOf } from './modules.ts';
import { useModuleName } from './useModuleName.ts';

interface Props {
  modules: readonly Module[];
  choices: Choices;
  at: number;
  choose: (at: number) => void;
  press: (event: KeyboardEvent) => void;
}

/** The rows of a page as a computer shows them, in twelfths. */
export function ModuleRows({ modules, choices, at, choose, press }: Props) {
  const say = useText();
  const name = useModuleName(choices);
  const rows = rowsOf(modules);
  if (rows.length === 0) return <p className="soft">{say('modules.none')}</p>;
  return (
    <ol className={css.twelfths}>
      {rows.map((row) => (
        <li
          key={row[0]?.contentRow}
          aria-label={say('modules.row', { row: (row[0]?.contentRow ?? 0) + 1 })}
        >
          {row.map((module) => {
            const index = modules.findIndex(
              ({ contentRow, span }) => contentRow === module.contentRow && span === module.span,
            );
            const wide = module.lg || 12;
            return (
              <button
                key={module.span}
                type="button"
                className={css.module}
                style={{ '--w': wide } as CSSProperties}
                aria-pressed={index === at}
                onClick={() => choose(index)}
                onFocus={() => choose(index)}
                onKeyDown={press}
              >
                <span className="strong">{name(module).which}</span>
                <span className="small soft">{name(module).what}</span>
                <span className="small soft">{wide}/12</span>
              </button>
            );
          })}
        </li>
      ))}
    </ol>
  );
}
