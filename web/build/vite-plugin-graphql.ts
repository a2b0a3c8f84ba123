import { readFileSync } from 'node:fs';
import path from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const definition = /^(?:\s|,|#[^\n]*\n)*(query|mutation|subscription|fragment)\s+([_A-Za-z]\w*)/;

interface Node {
  type?: string;
  start: number;
  end: number;
  tag?: Node & { name?: string };
  quasi?: Node & { quasis: { value: { raw: string } }[] };
  source?: { value: string };
  specifiers?: { local: { name: string } }[];
}

/**
 * Compiles every graphql`…` of the app's own code by what the relay compiler made of it, in the folder __generated__ of its app: the first
 * of `apps` that the module is in. Relay's tag becomes the artifact, as Relay reads it. That of public pages (shared/answer/fragment.ts)
 * becomes the id of its operation; a fragment needs none and is ''.
 */
export function graphqlTag(apps: readonly string[]): Plugin {
  return {
    name: 'graphql-tag',
    transform: {
      filter: {
        id: { include: /\.tsx?(?:$|\?)/, exclude: /node_modules|__generated__/ },
        code: 'graphql`',
      },
      handler(code, id) {
        const text = new MagicString(code);
        const { body } = this.parse(code, { lang: 'tsx' }) as unknown as { body: Node[] };
        const isRelays = isFromRelay(body);
        const artifacts = `${apps.find((app) => id.startsWith(app))}__generated__`;
        for (const tag of tags(body)) {
          const source = tag.quasi?.quasis[0]?.value.raw ?? '';
          const [, kind, name] = definition.exec(source) ?? [];
          if (!name || tag.quasi?.quasis.length !== 1) {
            this.error({ message: 'graphql`…` holds one named definition', pos: tag.start });
          }
          const file = `${artifacts}/${name}.graphql.ts`;
          if (isRelays) {
            text.prepend(`import __relay_${name} from '${pathFrom(id, file)}';`);
            text.overwrite(tag.start, tag.end, `__relay_${name}`);
          } else {
            text.overwrite(tag.start, tag.end, kind === 'fragment' ? "''" : `'${idIn(file)}'`);
          }
        }
        return { code: text.toString(), map: text.generateMap({ hires: true, source: id }) };
      },
    },
  };
}

/** Whether the tag of a module is Relay's. */
function isFromRelay(body: readonly Node[]): boolean {
  const from = body.find(({ specifiers }) =>
    specifiers?.some(({ local }) => local.name === 'graphql'),
  );
  return /^react-relay(?:\/|$)/.test(from?.source?.value ?? '');
}

/** The id of an operation, in its artifact. */
function idIn(file: string): string {
  const [, id] = /"id": "([0-9a-f]{64})"/.exec(readFileSync(file, 'utf8')) ?? [];
  if (id === undefined) throw new Error(`${file} has no id: run the relay compiler`);
  return id;
}

function pathFrom(id: string, file: string): string {
  const to = path.posix.relative(path.posix.dirname(id.replace(/\?.*$/, '')), file);
  return to.startsWith('.') ? to : `./${to}`;
}

/** All graphql`…` expressions under a node. */
function tags(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(tags);
  if (node === null || typeof node !== 'object') return [];
  const { type, tag } = node as Node;
  if (type === 'TaggedTemplateExpression' && tag?.name === 'graphql') return [node as Node];
  return Object.values(node).flatMap(tags);
}
