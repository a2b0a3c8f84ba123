/**
 * Whether the site runs a newer program than this document: the script that the document started with is not there any more, nor is what it
 * would load. False when the site does not say so within `patience` milliseconds.
 */
export async function isReplaced(patience: number): Promise<boolean> {
  try {
    const { src } = document.querySelector('script[type=module][src]') as HTMLScriptElement;
    const signal = AbortSignal.timeout(patience);
    const { status } = await fetch(src, { method: 'HEAD', cache: 'no-store', signal });
    return status === 404;
  } catch {
    return false;
  }
}
