import { type ComponentType, lazy, type Ref, Suspense, useState } from 'react';
import { choose } from './chooseEngine.ts';
import type { EngineProps } from './engine.ts';
import css from './Ground.module.css';
import { SvgGround } from './SvgGround.tsx';
import { streetsFile } from './streetsFile.ts';

/** An engine that is loaded when it is chosen; our own takes its place when it cannot be loaded. */
const later = (load: () => Promise<ComponentType<EngineProps>>) =>
  lazy(() =>
    load().then(
      (engine) => ({ default: engine }),
      () => ({ default: SvgGround }),
    ),
  );
const MapboxGround = later(() => import('./MapboxGround.tsx').then((all) => all.MapboxGround));
const StreetsGround = later(() => import('./StreetsGround.tsx').then((all) => all.StreetsGround));

const engines = { outlines: SvgGround, mapbox: MapboxGround, streets: StreetsGround };

interface Props extends Omit<EngineProps, 'onFail'> {
  ref?: Ref<HTMLDivElement>;
}

/** The map itself, which the arrow keys move, drawn by one of three engines; when one fails, our own outlines take over. */
export function Ground({ ref, ...shared }: Props) {
  const { info: texts } = shared.data;
  const [failed, setFailed] = useState<string | null>(null);
  const chosen = choose(shared.data, streetsFile);
  const from = chosen === 'mapbox' ? shared.data.token : streetsFile;
  const Engine = from === failed ? SvgGround : engines[chosen];
  const props = { ...shared, onFail: () => setFailed(from) };
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
