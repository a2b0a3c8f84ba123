import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { documentId } from './vite-plugin-document-id.ts';
import { layerOrder } from './vite-plugin-layer-order.ts';
import { outlines } from './vite-plugin-outlines.ts';
import { ownFonts } from './vite-plugin-own-fonts.ts';
import { relayTag } from './vite-plugin-relay-tag.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * `vite build` makes what browsers load, `--mode map` adds the map's frame to it, `--mode playground` the playground, `--mode worker`
 * the service worker of what there is, and `--mode server` makes the bundle that the Go server runs.
 */
export default defineConfig(({ command, mode }) => ({
  root: here('.'),
  plugins: [
    relayTag(here('__generated__')),
    documentId(),
    react(),
    layerOrder('base', 'components', 'print'),
    outlines(),
    ownFonts(),
  ],
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  define: { __DEV__: JSON.stringify(command !== 'build') },
  resolve: { alias: command === 'build' ? built(mode) : [] },
  server: { proxy: { '/graphql': 'http://localhost:8080' } },
  ...(mode === 'worker' ? worker() : ({ server, map, playground }[mode] ?? client)),
}));

/** What home, configured pages and cards of projects are made of: lists do without. */
const ofContent = new RegExp(
  `/web/(${[
    '(content|article|notfound|thanks)/',
    'contact/Reach',
    'form/(FormLink|useFormDialog)',
    'project/(Course|ProjectCard|ProjectGrid|range)',
    'search/(SearchForm|useSearchPanel)',
    '__generated__/(Article|Cards|Category|Contact|Configured|Course|Latest|Module|NotFound)\\w*_',
    '__generated__/(Project(Card|Grid|s)|PropertyModule|Quote|Reach|Realisation|Section|Services)\\w*_',
  ].join('|')})`,
);

/** What pages have in common. What forms have in common comes with the first form: a page that opens one needs little. */
const shared = (file: string) =>
  file.includes('/web/') &&
  ![ofForms, ofContent, ofLayers, ofLater].some((others) => others.test(file));
const ofForms =
  /\/web\/(form\/(?!FormLink|useFormDialog|formAddress|posted)|link\/(?!linkAddress)|__generated__\/\w*(Fields|FormFrame)_)/;

/** What opens over a page, and what asks the graph for more: it comes with the first that does. */
const ofLayers = /\/web\/(router\/(layers|useLayer)|ui\/useModal|search\/useAnswer)\.ts$/;

/** What comes after every page. */
const ofLater = /\/web\/(consent\/stored|i18n\/addTexts)\.ts$/;

const client: UserConfig = {
  build: {
    outDir: here('dist/client'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: here('entry-client.tsx'),
      // What only the server renders goes from the browser's files with the fragments that it reads.
      treeshake: {
        moduleSideEffects: [{ test: /\/web\/(structured|__generated__)\//, sideEffects: false }],
      },
      // What two or three pages alone have in common is not shared: the others would load it for nothing.
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js', // every first page names them all
        codeSplitting: {
          groups: [
            { name: 'shared', test: shared, minShareCount: 4, priority: 1 },
            {
              name: 'content',
              test: ofContent,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'layers',
              test: /\/web\/(router\/(layers|useLayer)|ui\/useModal)\.ts$/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'stored',
              test: ofLater,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'forms',
              test: ofForms,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
};

/** A page of its own beside the app's files: it shares the fonts, but neither the style sheet nor any script. */
const map: UserConfig = {
  publicDir: false,
  build: {
    outDir: here('dist/client'),
    emptyOutDir: false,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000, // Mapbox is what it is, and nobody loads it without a token
    rolldownOptions: { input: { map: here('map/index.html') } },
  },
};

/** Another one: GraphiQL with its editor. The workers are files of this site, as its content security policy asks. */
const playground: UserConfig = {
  publicDir: false,
  worker: { format: 'es' },
  build: {
    outDir: here('dist/client'),
    assetsDir: 'playground/assets',
    emptyOutDir: false,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000, // Monaco is what it is, and only the playground loads it
    rolldownOptions: {
      input: { playground: here('playground/index.html') },
      // Packages compiled by React's compiler say so to it in directives, which a bundle has no room for.
      onLog: (level, log, tell) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && tell(level, log),
    },
  },
};
/** One file at the root, which knows the build that it belongs to: it comes after the others. */
function worker(): UserConfig {
  const manifest = readFileSync(here('dist/client/.vite/manifest.json'), 'utf8');
  const say = JSON.stringify;
  return {
    publicDir: false,
    define: {
      __BUILD__: say(createHash('sha256').update(manifest).digest('hex').slice(0, 12)),
      __ENTRIES__: say([JSON.parse(manifest)['entry-client.tsx'].file, mapScript()]),
      __WORDS__: say(
        Object.fromEntries(['nl', 'fr', 'en', 'de'].map((code) => [code, words(code)])),
      ),
    },
    build: {
      outDir: here('dist/client'),
      emptyOutDir: false,
      target: 'baseline-widely-available',
      reportCompressedSize: false,
      rolldownOptions: {
        input: here('offline/worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  };
}

/** The script of the map's frame, which has no manifest. */
function mapScript(): string {
  const page = readFileSync(here('dist/client/map/index.html'), 'utf8');
  const [, file] = /src="\/(assets\/[^"]+)"/.exec(page) ?? [];
  if (!file) throw new Error('the map has no script');
  return file;
}

/** The words of a page that does not load. */
function words(language: string) {
  const texts = JSON.parse(readFileSync(here(`i18n/${language}.json`), 'utf8'));
  const say = (name: string) => texts[`layout.failure.${name}`];
  return { title: say('title'), text: say('text'), again: say('again') };
}

const server: UserConfig = {
  publicDir: false,
  ssr: { noExternal: true, target: 'webworker' },
  build: {
    outDir: here('dist/server'),
    emptyOutDir: true,
    ssr: true,
    target: 'es2020',
    minify: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: here('entry-server.tsx'),
      output: { format: 'iife', entryFileNames: 'server.js', codeSplitting: false },
    },
  },
};

/**
 * Parts of relay-runtime that this app does not use: what legacy containers, experiments, subscriptions, optimistic updates and hooks for
 * pagination need, records that are written field by field, the handlers of `@connection`, `@deleteRecord` and the like
 * (relay/artifacts.test.ts sees that no document has them), and a cache that `relay/answers.ts` replaces.
 */
const unused = new RegExp(
  `^\\.{1,2}/(${[
    'store/(NormalizationEngine|createFragmentSpecResolver)',
    '(store/)?RelayOptimisticRecordSource',
    'network/RelayQueryResponseCache',
    'experimental',
    '(mutations/)?readUpdatable(Fragment|Query)',
    '(mutations/)?(RelayDeclarativeMutationConfig|applyOptimisticMutation)',
    '(handlers/)?connection/(ConnectionHandler|MutationHandlers)',
    'subscription/requestSubscription',
    'query/fetchQuery_DEPRECATED',
    'store/readInlineData',
    '(util/)?(getPaginationMetadata|getPaginationVariables|getRefetchMetadata|createPayloadFor3DField)',
  ].join('|')})$`,
);

/**
 * What the app is lighter without: the parser of messages (they are compiled), the hooks it does not use, Relay's
 * experimental twin of one that it does, and helpers for browsers that lack what every browser has. The server takes
 * React's renderer without streams.
 */
function built(mode: string) {
  const lighter = [
    {
      find: /^@formatjs\/icu-messageformat-parser$/,
      replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
    },
    { find: /^react-relay\/hooks$/, replacement: here('relay/hooks.js') },
    { find: './useFragmentInternal_EXPERIMENTAL', replacement: './useFragmentInternal_CURRENT' },
    { find: unused, replacement: here('relay/unused.js') },
    { find: './live-resolvers/LiveResolverCache', replacement: here('relay/noResolvers.js') },
    { find: './RelayErrorTrie', replacement: here('relay/noErrors.js') },
    {
      find: /^@babel\/runtime\/helpers\/(objectSpread2|toConsumableArray|createForOfIteratorHelper)$/,
      replacement: here('relay/helpers/$1.js'),
    },
  ];
  const renderer = {
    find: /^react-dom\/server$/,
    replacement: here(
      '../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
    ),
  };
  return mode === 'server' ? [...lighter, renderer] : lighter;
}
