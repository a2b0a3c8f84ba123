/** Why a file of the desk did not come, by the code of the answer. */
export type FileFailure =
  | 'SIGNED_OUT'
  | 'CODE_AGAIN'
  | 'TOO_MANY'
  | 'BAD_INPUT'
  | 'offline'
  | 'broken';

const known = ['SIGNED_OUT', 'CODE_AGAIN', 'TOO_MANY', 'BAD_INPUT'] as const;

/** Fetches a file that the desk writes for members who may have it. */
export async function fetchFile(path: string, body: URLSearchParams): Promise<Blob | FileFailure> {
  try {
    const answer = await fetch(path, { method: 'POST', body });
    if (answer.ok) return await answer.blob();
    const text = await answer.text();
    return known.find((code) => text.includes(`"${code}"`)) ?? 'broken';
  } catch {
    return 'offline';
  }
}
