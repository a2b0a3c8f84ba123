/** What a page that opens at its top lays out later: styles/layout.css and the modules that name data-opening. */
const later = 'main section, main [data-card]';

/**
 * Lays out the rest of the page that was opened, a part in each idle moment, once the visitor does something or has looked for a while.
 * Heights are guessed until then: what is in the window would move when somebody jumps to the end of the page, and what a program finds
 * there may stand over the part below.
 */
export async function layOutRest(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>(later)];
  for (const part of parts) {
    if (!isOpening()) break;
    part.style.contentVisibility = 'visible';
    await painted();
  }
  endOpening();
  for (const part of parts) part.style.removeProperty('content-visibility');
}

/** Lays out all at once. To be called before the page is scrolled to a place. */
export function endOpening(): void {
  delete document.documentElement.dataset.opening;
}

const isOpening = () => 'opening' in document.documentElement.dataset;

/**
 * An idle moment after the next frame, in which the part is laid out; on a device that is never idle, a tenth of a second. Safari has no
 * idle callbacks: there it is the frame after that.
 */
async function painted() {
  await new Promise(requestAnimationFrame);
  const whenIdle: (done: () => void, within: IdleRequestOptions) => number =
    window.requestIdleCallback ?? requestAnimationFrame;
  await new Promise<void>((resolve) => whenIdle(resolve, { timeout: 100 }));
}
