import type { Plugin } from 'vite';

/** Reduces the operations that routes.ts imports to their ids: the rest comes with the page's own code. */
export function operationId(): Plugin {
  return {
    name: 'operation-id',
    apply: 'build',
    transform: {
      filter: { id: /__generated__\/\w+\$parameters\.ts$/ },
      handler(code) {
        const id = /"id": ("\w+")/.exec(code)?.[1];
        if (!id) this.error('an operation that routes.ts imports must have an id');
        return { code: `export default { params: { id: ${id} } };`, map: null };
      },
    },
  };
}

/** Leaves out that pages' queries enter Relay's registry: nobody reads it, and every page would load Relay for it. */
export function unregistered(): Plugin {
  return {
    name: 'unregistered',
    apply: 'build',
    transform: {
      filter: { id: /__generated__\/\w+\.graphql\.ts$/, code: 'PreloadableQueryRegistry' },
      handler: (code) => ({
        code: code.replace(/^.*PreloadableQueryRegistry.*$/gm, ''),
        map: null,
      }),
    },
  };
}
