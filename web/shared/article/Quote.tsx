import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import css from './Quote.module.css';

interface Props {
  author: ReactNode;
  /** What they did with the agency: 'kochten in Kinrooi, maart 2026'. */
  about: string;
  large?: boolean;
  children: ReactNode;
}

/** What a client says about the agency. */
export function Quote({ author, about, large, children }: Props) {
  return (
    <figure className={classes(css.quote, large && css.large)}>
      <blockquote>{children}</blockquote>
      <figcaption>
        {author} <span>{about}</span>
      </figcaption>
    </figure>
  );
}
