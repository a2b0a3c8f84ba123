import { type ReactNode, useEffect, useRef } from 'react';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useNow } from '../live/now.ts';
import { Offline } from './Offline.tsx';
import css from './Screen.module.css';

interface Props {
  /** The name of the screen in the title of the window. */
  title: string;
  children: ReactNode;
}

/** The part of the frame that a screen fills. It takes the focus, so that a screen reader begins there. */
export function Screen({ title, children }: Props) {
  const say = useText();
  const { desk } = useSession();
  const count = useNow()?.unseen ?? 0;
  const named = count > 0 ? say('live.title', { count, title }) : title;
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  return (
    <main id="content" tabIndex={-1} ref={main} className={css.main}>
      <title>{say('frame.pageTitle', { title: named, agency: desk.agency })}</title>
      <Offline />
      {children}
    </main>
  );
}

/** The title of a screen under its line; at the right its actions. */
export function Head({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <header className={css.head}>
      <div>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children && <div className="row">{children}</div>}
    </header>
  );
}
