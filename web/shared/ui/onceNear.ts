/** Calls once when an element comes within half a window of what is seen. Returns a function that stops it. */
export function onceNear(element: Element, call: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      call();
    },
    { rootMargin: '50%' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
