import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { sources } from './bundles.ts';
import { here } from './here.ts';

/** Modules whose fragments no visitor's browser reads: the desk is another app, the others are rendered by the server alone. */
const elsewhere = /^(desk|shared\/jsonld|site\/pages\/street)\//;

/**
 * The module `virtual:fragments`: what Relay reads a fragment by, for every fragment of visitors' pages, by the key that stands in their
 * code (vite-plugin-relay-tag.ts).
 */
export function lateFragments(): Plugin {
  return {
    name: 'late-fragments',
    resolveId: { filter: { id: /^virtual:fragments$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:fragments$/ },
      handler: () => {
        const names = fragments();
        const artifact = (name: string) => here(`__generated__/${name}.graphql.ts`);
        const imports = names.map((name) => `import ${name} from '${artifact(name)}';\n`);
        const entries = names.map((name) => `'${keyOf(name)}': ${name}`);
        return `${imports.join('')}export default { ${entries.join(', ')} };\n`;
      },
    },
  };
}

/** The key of a fragment: four letters of the digest of its name. */
export function keyOf(fragment: string): string {
  return createHash('sha256').update(fragment).digest('base64url').slice(0, 4);
}

/** The names of the fragments of visitors' pages. */
export function fragments(): string[] {
  return sources()
    .filter((file) => !elsewhere.test(file))
    .flatMap((file) => {
      const found = readFileSync(here(file), 'utf8').matchAll(/graphql`\s*fragment (\w+)/g);
      return Array.from(found, ([, name = '']) => name);
    });
}
