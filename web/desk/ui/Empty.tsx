import type { ReactNode } from 'react';
import css from './Empty.module.css';

interface Props {
  title: string;
  text: ReactNode;
  /** It stands for a screen, so its title is a heading of the first level. */
  isScreen?: boolean;
  children?: ReactNode;
}

/** Shown in place of a list or record that has nothing to show: why, and what can be done. */
export function Empty({ title, text, isScreen = false, children }: Props) {
  const Title = isScreen ? 'h1' : 'h2';
  return (
    <div className={css.empty}>
      <Title>{title}</Title>
      <p>{text}</p>
      {children && <div className="row">{children}</div>}
    </div>
  );
}
