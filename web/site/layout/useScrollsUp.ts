import { useEffect, useState } from 'react';

/** How far somebody scrolls before it counts, in pixels. */
const meant = 10;

/** Whether the page was last scrolled upwards. Never on the server, nor in the first render. */
export function useScrollsUp(): boolean {
  const [up, setUp] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const update = () => {
      const end = document.documentElement.scrollHeight - window.innerHeight;
      const now = Math.min(window.scrollY, end); // a phone scrolls past the end and springs back
      if (Math.abs(now - last) < meant) return;
      setUp(now < last);
      last = now;
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return up;
}
