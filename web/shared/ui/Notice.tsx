import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import css from './Notice.module.css';

/** A note that a reader must not miss, with an icon. */
export function Notice({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className={css.notice}>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}
