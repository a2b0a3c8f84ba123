import path from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { keyOf } from './vite-plugin-late-fragments.ts';

const DEFINITION = /^(?:\s|,|#[^\n]*\n)*(query|mutation|subscription|fragment)\s+([_A-Za-z]\w*)/;

interface Node {
  type?: string;
  start: number;
  end: number;
  tag?: Node & { name?: string };
  quasi?: Node & { quasis: { value: { raw: string } }[] };
}

/** What replaces graphql`…`: nothing, the artifact that the relay compiler made of it, or as much of that as a first page needs. */
export type Stand = 'nothing' | 'artifact' | 'first';

/**
 * Replaces every graphql`…` by an import of its artifact, which is in the folder __generated__ of its app: the first of `apps` that the
 * module is in. On the first page of a visit, which reads its answer without Relay, a page's query is its id and a fragment its key: Relay
 * loads what belongs to them (relay/queries.ts, `virtual:fragments`).
 */
export function relayTag(stand: Stand, apps: string[]): Plugin {
  return {
    name: 'relay-tag',
    transform: {
      filter: {
        id: { include: /\.tsx?(?:$|\?)/, exclude: /node_modules|__generated__/ },
        code: 'graphql`',
      },
      handler(code, id) {
        const text = new MagicString(code);
        const imports = new Set<string>();
        const folder = folderFrom(id, apps);
        for (const tag of tags(this.parse(code, { lang: 'tsx' }).body)) {
          const source = tag.quasi?.quasis[0]?.value.raw ?? '';
          const [, kind, name] = DEFINITION.exec(source) ?? [];
          if (!name || tag.quasi?.quasis.length !== 1) {
            this.error({ message: 'graphql`…` holds one named definition', pos: tag.start });
          }
          const idAlone = stand === 'first' && source.includes('@preloadable');
          const file = `${folder}/${name}${idAlone ? '$parameters' : '.graphql'}.ts`;
          const own = standIn(stand, kind, name);
          if (!own) imports.add(`import __relay_${name} from '${file}';`);
          text.overwrite(tag.start, tag.end, own ?? `__relay_${name}`);
        }
        text.prepend([...imports].join(''));
        return { code: text.toString(), map: text.generateMap({ hires: true, source: id }) };
      },
    },
  };
}

/** What stands in the code itself; undefined for what is imported. */
function standIn(stand: Stand, kind: string | undefined, name: string): string | undefined {
  if (stand === 'nothing') return '{}';
  return stand === 'first' && kind === 'fragment' ? `'${keyOf(name)}'` : undefined;
}

/** The path of the artifacts from a module. */
function folderFrom(id: string, apps: string[]): string {
  const artifacts = `${apps.find((app) => id.startsWith(app))}__generated__`;
  const folder = path.posix.relative(path.posix.dirname(id.replace(/\?.*$/, '')), artifacts);
  return folder.startsWith('.') ? folder : `./${folder}`;
}

/** All graphql`…` expressions under a node. */
function tags(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(tags);
  if (node === null || typeof node !== 'object') return [];
  const { type, tag } = node as Node;
  if (type === 'TaggedTemplateExpression' && tag?.name === 'graphql') return [node as Node];
  return Object.values(node).flatMap(tags);
}
