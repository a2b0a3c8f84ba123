// node sync.js SITE FILE: keeps a copy of all listings in a file, and asks only for what changed since the last time.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [site = 'http://localhost:8080', file = 'copy.json'] = process.argv.slice(2);
const query = `query ($since: Cursor) { changes(since: $since) { cursor hasMore changes {
  number ... on PropertyChanged { property { number title path status price { amount } } } } } }`;

interface Copy {
  cursor: string | null;
  listings: Record<number, unknown>;
}
interface Changes {
  cursor: string;
  hasMore: boolean;
  changes: { number: number; property?: unknown }[];
}

async function fetchChanges(since: string | null): Promise<Changes | null> {
  const body = JSON.stringify({ query, variables: { since } });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${site}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = await response.json();
  if (errors?.[0].extensions.code === 'CURSOR_EXPIRED') return null; // begin again
  if (!data?.changes) throw new Error(errors[0].message);
  for (const { message } of errors ?? []) console.error(message); // a listing was left out, and stays as it was
  return data.changes;
}

let copy: Copy = { cursor: null, listings: {} };
if (existsSync(file)) copy = JSON.parse(readFileSync(file, 'utf8'));
for (let more = true; more; ) {
  const page = await fetchChanges(copy.cursor);
  for (const { number, property } of page?.changes ?? []) {
    if (property) copy.listings[number] = property;
    else delete copy.listings[number];
  }
  copy = page ? { ...copy, cursor: page.cursor } : { cursor: null, listings: {} };
  more = page?.hasMore ?? true;
}
writeFileSync(file, JSON.stringify(copy));
console.log(`${Object.keys(copy.listings).length} listings`);
