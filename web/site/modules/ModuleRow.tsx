import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../shared/ui/classes.ts';
import css from './ModuleRow.module.css';
import { widths } from './rows.ts';

interface Part {
  module: Parameters<typeof widths>[0];
  part: ReactNode;
}

/** Modules side by side, in twelfths of the page. */
export function ModuleRow({
  parts,
  className,
}: {
  parts: readonly Part[];
  className?: string | undefined;
}) {
  return (
    <div className={classes('section wrap', css.row, className)}>
      {parts.map(({ module, part }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: modules have no id and do not move
        <div key={i} className={css.cell} style={spans(widths(module))}>
          {part}
        </div>
      ))}
    </div>
  );
}

function spans([sm, md, lg]: [number, number, number]): CSSProperties {
  return { '--sm': sm, '--md': md, '--lg': lg } as CSSProperties;
}
