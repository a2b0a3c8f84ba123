import { useEffect, useState } from 'react';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import type { Later } from './later.ts';

/**
 * A screen, at once if its code is there. When the code cannot be loaded it says so. With a connection, trying again loads the whole desk:
 * after an update of the program the server has other files.
 */
export function Loaded<P extends object>({ of, ...rest }: { of: Later<P> } & P) {
  const { settled, again } = useCode(of);
  if (of.loaded) return <of.loaded {...(rest as unknown as P)} />;
  const failure = navigator.onLine ? 'broken' : 'offline';
  const reload = () => location.reload();
  return (
    <main id="content" tabIndex={-1}>
      {settled ? (
        <Failed failure={failure} again={failure === 'broken' ? reload : again} isScreen />
      ) : (
        <Waiting />
      )}
    </main>
  );
}

/** What stands beside the screen, as soon as its code is there. */
export function LoadedBeside<P extends object>({ of, ...rest }: { of: Later<P> } & P) {
  useCode(of);
  return of.loaded && <of.loaded {...(rest as unknown as P)} />;
}

/**
 * Loads the code of a part, and shows the part again once it is there or cannot be had. The code may come between rendering and the effect:
 * what counts is what was rendered.
 */
function useCode<P>(of: Later<P>) {
  const [turn, setTurn] = useState(0);
  const [settled, setSettled] = useState<unknown>(null);
  const rendered = of.loaded !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn tries again
  useEffect(() => {
    if (rendered) return;
    let over = false;
    const settle = () => over || setSettled(of);
    setSettled(null);
    of.load().then(settle, settle);
    return () => {
      over = true;
    };
  }, [of, turn]);
  return { settled: settled === of, again: () => setTurn(turn + 1) };
}
