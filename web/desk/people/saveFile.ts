import { saveBlob } from '../app/saveBlob.ts';

/** Saves everything that is known of a person as a file, or as a page to read. Returns null, or the code of the problem. */
export async function saveFile(
  email: string,
  name: 'person.json' | 'person.html' = 'person.json',
): Promise<string | null> {
  const answer = await fetch(`/desk/${name}`, {
    method: 'POST',
    body: new URLSearchParams({ email }),
  }).catch(() => null);
  if (!answer) return 'offline';
  if (!answer.ok) {
    const { errors } = await answer.json().catch(() => ({ errors: [] }));
    return errors[0]?.extensions?.code ?? 'broken';
  }
  saveBlob(await answer.blob(), name);
  return null;
}
