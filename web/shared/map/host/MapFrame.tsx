import { use, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useContent } from '../../consent/useContent.ts';
import { classes } from '../../ui/classes.ts';
import { Notice } from '../../ui/Notice.tsx';
import css from './MapFrame.module.css';
import { MapToken } from './mapToken.ts';
import { type MapFrameProps, useMapFrame } from './useMapFrame.ts';
import { useOwnTexts } from './useOwnTexts.ts';

/** The map in an iframe (specification section 7): a placeholder until it is ready, and a message when it fails. */
export function MapFrame(props: MapFrameProps) {
  return useOwnTexts() ? <Frame {...props} /> : null;
}

function Frame(props: MapFrameProps) {
  const intl = useIntl();
  const mapbox = use(MapToken);
  const box = useRef<HTMLDivElement>(null);
  const { frame, state, isFull, onLoad } = useMapFrame(props, useContent() ? mapbox : null);
  useLayoutEffect(() => {
    if (isFull) box.current?.showPopover();
  }, [isFull]);
  const styles = [state === 'waiting' && css.waiting, isFull ? css.full : props.className];
  const stay = isFull && (
    // biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/noStaticElementInteractions: Tab comes back to the map
    <span tabIndex={0} onFocus={() => frame.current?.focus()} />
  );
  return (
    <div
      ref={box}
      className={classes(css.map, ...styles)}
      aria-busy={state === 'waiting'}
      {...(isFull && { popover: 'manual', role: 'dialog', 'aria-label': props.label })}
    >
      {stay}
      <iframe ref={frame} src="/map/" title={props.label} loading="lazy" onLoad={onLoad} />
      {stay}
      {state === 'failed' && (
        <div className={css.failed} role="alert">
          <Notice icon="alert">{intl.formatMessage({ id: 'map.failed' })}</Notice>
        </div>
      )}
    </div>
  );
}
