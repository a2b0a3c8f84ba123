import { useEffect, useRef } from 'react';
import css from './MapView.module.css';
import { type MapViewProps, Stage } from './Stage.tsx';
import { useSize } from './useSize.ts';

/** The whole frame. It sends gevel:ready once to the page around it. */
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
