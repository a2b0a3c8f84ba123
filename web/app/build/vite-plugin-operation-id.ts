import type { Plugin } from 'vite';

/** Leaves of what the route table knows of an operation only its id: the page itself brings the rest. */
export function operationId(): Plugin {
  return {
    name: 'operation-id',
    apply: 'build',
    transform: {
      filter: { id: /__generated__\/\w+\$parameters\.ts$/ },
      handler(code) {
        const id = /"id": ("\w+")/.exec(code)?.[1];
        if (!id) this.error('an operation of the route table has an id');
        return { code: `export default { params: { id: ${id} } };`, map: null };
      },
    },
  };
}
