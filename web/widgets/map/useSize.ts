import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './view.ts';

/** The size of an element; null until it is known and while it takes no room. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = box;
      setSize((now) => (now?.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size && size.width * size.height > 0 ? size : null;
}
