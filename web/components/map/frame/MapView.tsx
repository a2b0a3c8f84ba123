import { useEffect, useRef } from 'react';
import type { MapMessage, MapReport } from '../message.ts';
import css from './MapView.module.css';
import { Stage } from './Stage.tsx';
import { useSize } from './useSize.ts';

export interface MapViewProps {
  data: MapMessage;
  /** The number of the home whose pin stands out. */
  marked: number | null;
  /** The map fills the window. */
  full: boolean;
  /** How often the visitor went back from what was open on the map. */
  backs: number;
  report: (said: MapReport) => void;
}

/** The whole frame. It tells the page around it once that it is there. */
export function MapView(props: MapViewProps) {
  const { data, report } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const { language, label } = data.info;
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = label;
  }, [language, label]);
  useEffect(() => report({ type: 'gevel:ready' }), [report]);
  return (
    <div ref={frame} className={css.frame}>
      {size && <Stage {...props} size={size} />}
    </div>
  );
}
