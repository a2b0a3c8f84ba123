import { useEffect, useState } from 'react';

/** Whether the page is scrolled further than so many pixels. Never on the server, nor in the first render. */
export function useScrolled(pixels: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > pixels);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [pixels]);
  return scrolled;
}
