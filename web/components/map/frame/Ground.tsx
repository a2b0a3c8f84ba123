import { type ComponentType, lazy, type Ref, Suspense, useState } from 'react';
import type { EngineProps } from './engine.ts';
import css from './Ground.module.css';
import { SvgGround } from './SvgGround.tsx';

/** Mapbox, loaded only with a token. */
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
