import path from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const DEFINITION = /^(?:\s|,|#[^\n]*\n)*(?:query|mutation|subscription|fragment)\s+([_A-Za-z]\w*)/;

interface Node {
  type?: string;
  start: number;
  end: number;
  tag?: Node & { name?: string };
  quasi?: Node & { quasis: { value: { raw: string } }[] };
}

/**
 * Replaces every graphql`…` by an import of the artifact that the relay compiler made of it, or without artifacts by an empty object.
 */
export function relayTag(artifacts: string | null): Plugin {
  return {
    name: 'relay-tag',
    transform: {
      filter: {
        id: { include: /\.tsx?(?:$|\?)/, exclude: /node_modules|__generated__/ },
        code: 'graphql`',
      },
      handler(code, id) {
        const text = new MagicString(code);
        const names = new Set<string>();
        for (const tag of tags(this.parse(code, { lang: 'tsx' }).body)) {
          const name = DEFINITION.exec(tag.quasi?.quasis[0]?.value.raw ?? '')?.[1];
          if (!name || tag.quasi?.quasis.length !== 1) {
            this.error({ message: 'graphql`…` holds one named definition', pos: tag.start });
          }
          names.add(name);
          text.overwrite(tag.start, tag.end, artifacts ? `__relay_${name}` : '{}');
        }
        if (artifacts) text.prepend(importsOf(names, artifacts, id));
        return { code: text.toString(), map: text.generateMap({ hires: true, source: id }) };
      },
    },
  };
}

function importsOf(names: Set<string>, artifacts: string, id: string): string {
  const folder = path.posix.relative(path.posix.dirname(id.replace(/\?.*$/, '')), artifacts);
  const from = folder.startsWith('.') ? folder : `../../${folder}`;
  return [...names].map((n) => `import __relay_${n} from '${from}/${n}.graphql.ts';`).join('');
}

/** All graphql`…` expressions under a node. */
function tags(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(tags);
  if (node === null || typeof node !== 'object') return [];
  const { type, tag } = node as Node;
  if (type === 'TaggedTemplateExpression' && tag?.name === 'graphql') return [node as Node];
  return Object.values(node).flatMap(tags);
}
