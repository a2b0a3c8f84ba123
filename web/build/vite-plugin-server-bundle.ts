import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/**
 * Lets an engine start in a few milliseconds: what only browsers load later (`import()`) is left out, and each package of React is one
 * module. Bundled from CommonJS, each of the hundred modules that import React would make a copy of all it exports.
 */
export function serverBundle(): Plugin {
  return {
    name: 'server-bundle',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(\/jsx-runtime)?$/ },
      handler: (source, _, { kind }) => (kind === 'import-statement' ? `\0module:${source}` : null),
    },
    load: {
      filter: { id: /^\0module:/ },
      handler: (id) => moduleOf(id.slice('\0module:'.length)),
    },
    resolveDynamicImport: () => ({ id: 'in-browsers', external: true }),
  };
}

/** A module with everything that a CommonJS package exports. */
function moduleOf(name: string): string {
  const names = Object.keys(require(name)).join(', ');
  const file = JSON.stringify(require.resolve(name));
  return `import whole from ${file};\nexport default whole;\nexport const { ${names} } = whole;\n`;
}
