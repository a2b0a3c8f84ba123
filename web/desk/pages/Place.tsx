import { useText } from '../app/texts.ts';
import { IconButton } from '../ui/DeskButton.tsx';
import css from './PageTable.module.css';
import type { Step } from './tree.ts';
import type { Moves } from './useMoves.ts';

const steps = { up: 'up', down: 'down', out: 'back', in: 'forth' } as const;

/** The buttons that move a page. One that leads nowhere keeps the focus and does nothing. */
export function Place({ page, title, moves }: { page: string; title: string; moves: Moves }) {
  const say = useText();
  return (
    <span className={css.steps}>
      {(Object.keys(steps) as Step[]).map((step) => (
        <IconButton
          key={step}
          id={`${step}-${page}`}
          icon={steps[step]}
          label={say(`pages.step.${step}`, { page: title })}
          aria-disabled={!moves.can(page, step) || undefined}
          onClick={() => moves.move(page, step)}
        />
      ))}
    </span>
  );
}
