/** How far below the window a picture counts as near, and for how many milliseconds it must stay near (specification section 9). */
const rootMargin = '0% 0% 25%';
const debounce = 300;

/**
 * Shows the placeholder behind a picture that stays in or near the window and has not loaded, until it has. On a fast
 * connection no placeholder is loaded. Returns a function that stops it.
 */
export function showPlaceholder(picture: HTMLImageElement, placeholder: string): () => void {
  if (picture.naturalWidth > 0) return () => undefined;
  let timer: ReturnType<typeof setTimeout>;
  const show = () => {
    picture.style.backgroundImage = `url("${placeholder}")`;
    picture.dataset.waiting = '';
  };
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(show, debounce);
    },
    { rootMargin },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    picture.style.backgroundImage = '';
    delete picture.dataset.waiting;
  };
  observer.observe(picture);
  picture.addEventListener('load', stop, { once: true });
  return stop;
}
