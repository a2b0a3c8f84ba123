import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { sendMutation } from '../../app/relay/request.ts';

/**
 * Relay's store and network of one session at the desk. Queries are posted too: no cache, log or service worker then sees what they ask.
 * Ids are unique within a type only.
 */
export function createDeskEnvironment(): Environment {
  return new Environment({
    network: Network.create(({ id, name }, variables) => {
      if (!id) throw new Error(`${name} has no id: run the relay compiler`);
      return sendMutation(id, variables);
    }),
    store: new Store(new RecordSource()),
    getDataID: ({ id }: { id?: unknown }, type) => (id == null ? null : `${type}/${id}`),
  });
}
