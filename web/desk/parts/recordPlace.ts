import type { Place } from '../app/place.ts';

type Target = Exclude<Place, { screen: 'unknown' | 'password' }>;

/** The screen on which a record of parts is edited. */
export function recordPlace(record: string): Target {
  const [kind, key = ''] = split(record);
  if (kind === 'article') return { screen: 'article', key };
  if (kind === 'page') return { screen: 'page', key };
  return { screen: record === 'menu' ? 'pages' : 'settings' };
}

function split(record: string): readonly [kind: string, key?: string] {
  const at = record.indexOf(':');
  return at < 0 ? [record] : [record.slice(0, at), record.slice(at + 1)];
}
