/** What came of a file that was sent: the answer, or why there is none. */
export type Sent = { readonly status: number; readonly text: string } | 'offline' | 'stopped';

/** Sends a file, and says which part of it has left. */
export function bringFile(
  address: string,
  file: File,
  sent: (part: number) => void,
  signal?: AbortSignal,
): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.upload.onprogress = ({ loaded, total }) => sent(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve('offline');
    request.onabort = () => resolve('stopped');
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
