import { createHash } from 'node:crypto';
import type { PluginContext } from 'rolldown';
import type { Plugin } from 'vite';

/** A piece of the style sheet; `module` is the file that it comes from, absent for what every page needs. */
interface Piece {
  readonly css: string;
  readonly module?: string | undefined;
}

/**
 * Writes pageStyles.json beside the build's one style sheet: the sheet in pieces, and for each page (what the `loader` imports) the
 * pieces that it needs before another one is shown: those of all that it and the app import, at once or later. The server writes them into
 * the page, in the order of the sheet (server/render/styles.go). The whole sheet follows with the next page (router/loadStyles.ts), and has
 * the same order, so that of two rules the same one wins before and after.
 */
export function pageStyles(entry: string, loader: string): Plugin[] {
  const modules = new Map<string, string>(); // by their mark
  return [
    {
      name: 'mark-styles',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/web\/.*\.css$/ },
        handler(code, id) {
          const mark = createHash('sha256').update(nameOf(id)).digest('hex').slice(0, 8);
          modules.set(mark, id);
          return { code: marked(code, mark), map: null };
        },
      },
    },
    {
      name: 'page-styles',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
          if (sheet?.type !== 'asset') return this.error('the build has no style sheet');
          const pieces = split(String(sheet.source), modules);
          sheet.source = pieces.map(({ css }) => css).join('');
          const sources = pagesOf(this, loader);
          this.emitFile({
            type: 'asset',
            fileName: '.vite/pageStyles.json',
            source: JSON.stringify({
              sheet: sheet.fileName,
              pieces: pieces.map(({ css }) => css),
              pages: Object.fromEntries(
                sources.map((page) => [
                  nameOf(page),
                  needed(pieces, reached(this, loader, [entry, page])),
                ]),
              ),
            }),
          });
        },
      },
    },
  ];
}

/** Puts rules that match nothing around a module's styles, within each of its layers, so that minifying keeps them apart. */
function marked(code: string, mark: string): string {
  const around = (css: string) => `part-${mark}{--part:0}${css}\nend-${mark}{--end:0}`;
  if (code.includes('@import')) return code; // main.css: every page needs all of it
  if (!code.includes('@layer')) return around(code);
  return code.replace(
    /(@layer \w+ \{)(.*?)(\n\})/gs,
    (_, open, css, close) => open + around(css) + close,
  );
}

function split(sheet: string, modules: ReadonlyMap<string, string>): Piece[] {
  const marks = /part-(\w+)\{--part:0\}(.*?)end-\1\{--end:0\}/gs;
  const pieces: Piece[] = [];
  let at = 0;
  for (const { index, 0: match, 1: mark = '', 2: css = '' } of sheet.matchAll(marks)) {
    pieces.push({ css: sheet.slice(at, index) }, { css, module: modules.get(mark) });
    at = index + match.length;
  }
  return [...pieces, { css: sheet.slice(at) }].filter(({ css }) => css);
}

function needed(pieces: readonly Piece[], modules: ReadonlySet<string>): number[] {
  return pieces.flatMap(({ module }, i) =>
    module === undefined || modules.has(module) ? [i] : [],
  );
}

/** The pages: what the router's loader imports when it is asked for, beside texts. */
function pagesOf(context: PluginContext, loader: string): readonly string[] {
  const { dynamicallyImportedIds = [] } = context.getModuleInfo(loader) ?? {};
  return dynamicallyImportedIds.filter((id) => id.endsWith('.tsx'));
}

/** The modules `from` and all that they import, directly or not, without the other pages that the loader imports. */
function reached(
  context: PluginContext,
  loader: string,
  from: readonly string[],
  seen = new Set<string>(),
) {
  for (const id of from.filter((id) => !seen.has(id))) {
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    reached(context, loader, importedIds, seen);
    if (id !== loader) reached(context, loader, dynamicallyImportedIds, seen);
  }
  return seen;
}

/** The path of a module in web/, as the manifest names it. */
function nameOf(id: string): string {
  return id.slice(id.lastIndexOf('/web/') + '/web/'.length);
}
