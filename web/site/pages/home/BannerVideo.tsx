import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PauseButton } from '../../../shared/ui/photo/PauseButton.tsx';
import { prefersReducedMotion } from '../../../shared/ui/reducedMotion.ts';
import css from './Banner.module.css';

interface Props {
  /** The address of the video. */
  video: string;
  /** The element that the pause button is rendered into. */
  controls: HTMLElement;
}

/**
 * A silent video in a loop over the banner's picture. It does not start by itself for visitors who reduce motion or save
 * data, nor when the browser refuses autoplay.
 */
export function BannerVideo({ video, controls }: Props) {
  const player = useRef<HTMLVideoElement>(null);
  const [stopped, setStopped] = useState(() => prefersReducedMotion() || savesData());
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
