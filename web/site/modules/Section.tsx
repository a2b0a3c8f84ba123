import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { classes } from '../../shared/ui/classes.ts';
import type { Frame } from './frame.ts';

interface Props {
  frame: Frame;
  /** The usual heading; that of the frame comes before it. */
  title?: string;
  /** A sentence under the title. */
  text?: ReactNode;
  /** A link to the whole list. */
  more?: ReactNode;
  /** Nothing to show: the section is left out, unless it is the only one of the page. */
  empty?: boolean;
  /** On a sand-coloured band. */
  band?: boolean;
  /** Content over the full width of the window, under the rest. */
  bleed?: ReactNode;
  children?: ReactNode;
}

/** A module with its title. The only module of a page has none that the agency did not choose: the page's title says it already. */
export function Section({ frame, title, text, more, empty, band, bleed, children }: Props) {
  const intl = useIntl();
  if (empty && !frame.alone) return null;
  const head = !frame.alone && (
    <header className="head">
      <h2>{frame.title ?? title}</h2>
      {text && <p>{text}</p>}
      {more}
    </header>
  );
  const nothing = <p className="soft">{intl.formatMessage({ id: 'content.empty' })}</p>;
  const inside = empty ? nothing : children;
  const className = classes('section', band && !frame.alone && 'band', frame.first);
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
    <section className={className}>
      <div className="wrap">
        {head}
        {inside}
      </div>
      {bleed}
    </section>
  );
}
