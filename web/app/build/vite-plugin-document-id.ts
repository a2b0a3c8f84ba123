import type { Plugin } from 'vite';

/** Leaves of what the route table knows of a document only its id: the page itself brings the rest. */
export function documentId(): Plugin {
  return {
    name: 'document-id',
    apply: 'build',
    transform: {
      filter: { id: /__generated__\/\w+\$parameters\.ts$/ },
      handler(code) {
        const id = /"id": ("\w+")/.exec(code)?.[1];
        if (!id) this.error('a document of the route table has an id');
        return { code: `export default { params: { id: ${id} } };`, map: null };
      },
    },
  };
}
