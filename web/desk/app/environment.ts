import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { post } from './post.ts';
import type { Progress } from './sendBody.ts';
import type { sendFiles } from './sendFile.ts';
import { stream } from './stream.ts';

/** Marks a query that the desk sends by itself, to read again what changed. */
export const unattended = { networkCacheConfig: { metadata: { unattended: true } } };

/**
 * Relay's store and network of one session at the desk. Queries are posted too: no cache, log or service worker then sees what they ask.
 * Ids are unique within a type only.
 */
export function createDeskEnvironment(): Environment {
  return new Environment({
    network: Network.create(
      (request, variables, { metadata }, files) => {
        if (files) {
          const sent = metadata?.sent as Progress;
          return sendLater(idOf(request), variables, files, sent, metadata?.repeats === true);
        }
        return post(idOf(request), variables, metadata?.unattended === true);
      },
      (request, variables) => stream(idOf(request), variables),
    ),
    store: new Store(new RecordSource()),
    getDataID: ({ id }: { id?: unknown }, type) => (id == null ? null : `${type}/${id}`),
  });
}

/** What sends files loads with the first of them. */
async function sendLater(...of: Parameters<typeof sendFiles>) {
  return (await import('./sendFile.ts')).sendFiles(...of);
}

function idOf({ id, name }: { id: string | null | undefined; name: string }): string {
  if (!id) throw new Error(`${name} has no id: run the relay compiler`);
  return id;
}
