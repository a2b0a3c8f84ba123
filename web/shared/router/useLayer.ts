import { useEffect, useRef } from 'react';
import { layersOf } from './layers.ts';
import { useRouter } from './useRouter.ts';

/** While something is open over the page, Back closes it and does not leave the page. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const { trail } = useRouter();
  const act = useRef(close);
  useEffect(() => {
    act.current = close;
  });
  useEffect(() => {
    if (isOpen) return layersOf(trail).open(() => act.current());
  }, [isOpen, trail]);
}
