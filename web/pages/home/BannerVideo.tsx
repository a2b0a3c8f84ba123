import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isCalm } from '../../components/ui/calm.ts';
import { PauseButton } from '../../components/ui/PauseButton.tsx';
import css from './Banner.module.css';

interface Props {
  /** The address of the video. */
  video: string;
  /** Where its control stands. */
  controls: HTMLElement;
}

/**
 * A video without sound that goes round over its poster, the picture of the banner. It does not start by itself for who
 * wants no motion or saves data; where the browser refuses to play, it stays still too.
 */
export function BannerVideo({ video, controls }: Props) {
  const player = useRef<HTMLVideoElement>(null);
  const [stopped, setStopped] = useState(() => isCalm() || savesData());
  useEffect(() => {
    if (stopped) player.current?.pause();
    else player.current?.play().catch(() => setStopped(true));
  }, [stopped]);
  return (
    <>
      <video
        ref={player}
        className={css.view}
        src={video}
        preload="none"
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
      />
      {createPortal(
        <PauseButton stopped={stopped} onClick={() => setStopped(!stopped)} />,
        controls,
      )}
    </>
  );
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
