import type { ReactNode } from 'react';
import css from './Empty.module.css';

interface Props {
  title: string;
  text: ReactNode;
  /** Its title is that of the screen. */
  whole?: boolean;
  children?: ReactNode;
}

/** Shown in place of a list or record that has nothing to show: why, and what can be done. */
export function Empty({ title, text, whole = false, children }: Props) {
  const Title = whole ? 'h1' : 'h2';
  return (
    <div className={css.empty}>
      <Title>{title}</Title>
      <p>{text}</p>
      {children && <div className="row">{children}</div>}
    </div>
  );
}
