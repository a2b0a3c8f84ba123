import { type ReactNode, useEffect, useRef } from 'react';
import type { MapReport, MapTexts } from '../../shared/map/message.ts';
import css from './MapView.module.css';
import { useSize } from './useSize.ts';
import type { Size } from './view.ts';

interface Props {
  texts: Pick<MapTexts, 'language' | 'label'>;
  report: (report: MapReport) => void;
  /** What stands in the frame, once its size is known. */
  children: (size: Size) => ReactNode;
}

/** The whole frame. It sends gevel:ready once to the page around it. */
export function MapView({ texts: { language, label }, report, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = label;
  }, [language, label]);
  useEffect(() => report({ type: 'gevel:ready' }), [report]);
  return (
    <div ref={frame} className={css.frame}>
      {size && children(size)}
    </div>
  );
}
