import { type ComponentType, lazy, type Ref, Suspense, useState } from 'react';
import type { MapMessage } from '../message.ts';
import css from './Ground.module.css';
import type { Group } from './group.ts';
import { SvgGround } from './SvgGround.tsx';
import type { Size, View } from './view.ts';

/** What an engine draws: the land under the pins, as the view says, and where its data come from. */
export interface EngineProps {
  view: View;
  size: Size;
  data: MapMessage;
  /** What stands on it: names make room. */
  groups: readonly Group[];
  /** It does not work: our own takes over. */
  onFail: () => void;
}

/** Mapbox, which nobody loads without a token. */
const MapboxGround = lazy<ComponentType<EngineProps>>(() =>
  import('./MapboxGround.tsx').then(
    (module) => ({ default: module.MapboxGround }),
    () => ({ default: SvgGround }),
  ),
);

interface Props extends Omit<EngineProps, 'onFail'> {
  ref: Ref<HTMLDivElement>;
}

/** The map itself, which the arrow keys move, by one of two engines: Mapbox with a token, else our own. */
export function Ground({ ref, ...shared }: Props) {
  const { info: texts, token } = shared.data;
  const [failed, setFailed] = useState<string | null>(null);
  const Engine = token === null || token === failed ? SvgGround : MapboxGround;
  const props = { ...shared, onFail: () => setFailed(token) };
  return (
    <>
      <div
        ref={ref}
        className={css.ground}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows and + and − operate it
        tabIndex={0}
        aria-label={texts.label}
        aria-describedby="map-keys"
      />
      <Suspense fallback={<SvgGround {...props} />}>
        <Engine {...props} />
      </Suspense>
      <p id="map-keys" className="hidden-text">
        {texts.keys}
      </p>
    </>
  );
}
