import { asked, type Selection } from './filter.ts';

/** Why a sheet did not come, by the code of the answer. */
export type SheetFailure =
  | 'SIGNED_OUT'
  | 'CODE_AGAIN'
  | 'TOO_MANY'
  | 'BAD_INPUT'
  | 'offline'
  | 'broken';

const known = ['SIGNED_OUT', 'CODE_AGAIN', 'TOO_MANY', 'BAD_INPUT'] as const;

/** Asks for the leads of a selection as CSV. */
export async function fetchSheet({ list, filter }: Selection): Promise<Blob | SheetFailure> {
  const body = new URLSearchParams({ list });
  const wanted = asked(filter);
  if (wanted) body.set('filter', JSON.stringify(wanted));
  try {
    const answer = await fetch('/desk/leads.csv', { method: 'POST', body });
    if (answer.ok) return await answer.blob();
    const text = await answer.text();
    return known.find((code) => text.includes(`"${code}"`)) ?? 'broken';
  } catch {
    return 'offline';
  }
}
