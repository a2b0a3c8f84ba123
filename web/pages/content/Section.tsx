import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { classes } from '../../components/ui/classes.ts';
import type { Frame } from './frame.ts';

interface Props {
  frame: Frame;
  title: string;
  /** A sentence under the title. */
  text?: ReactNode;
  /** The one way on. */
  more?: ReactNode;
  /** There is nothing in it: it is left out, unless it is all there is on the page. */
  empty?: boolean;
  /** On sand. */
  band?: boolean;
  /** What runs from edge to edge, under the rest. */
  bleed?: ReactNode;
  children?: ReactNode;
}

/** A module under its lintel. The only module of a page has no lintel: the title of the page says it already. */
export function Section({ frame, title, text, more, empty, band, bleed, children }: Props) {
  const intl = useIntl();
  if (empty && !frame.alone) return null;
  const head = !frame.alone && (
    <header className="head">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {more}
    </header>
  );
  const nothing = <p className="soft">{intl.formatMessage({ id: 'content.empty' })}</p>;
  const inside = empty ? nothing : children;
  const look = classes('section', band && !frame.alone && 'band', frame.first);
  if (frame.cell) {
    return (
      <section>
        {head}
        {inside}
        {bleed}
      </section>
    );
  }
  return (
    <section className={look}>
      <div className="wrap">
        {head}
        {inside}
      </div>
      {bleed}
    </section>
  );
}
