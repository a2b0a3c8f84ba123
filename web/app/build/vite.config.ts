import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { bundleGroups, noSideEffects } from './bundles.ts';
import { layerOrder } from './vite-plugin-layer-order.ts';
import { lighterIntl } from './vite-plugin-lighter-intl.ts';
import { lighterRelay } from './vite-plugin-lighter-relay.ts';
import { operationId, unregistered } from './vite-plugin-operation-id.ts';
import { outlines } from './vite-plugin-outlines.ts';
import { ownFonts } from './vite-plugin-own-fonts.ts';
import { pageStyles } from './vite-plugin-page-styles.ts';
import { quickRenderer } from './vite-plugin-quick-renderer.ts';
import { relayTag } from './vite-plugin-relay-tag.ts';
import { serverBundle } from './vite-plugin-server-bundle.ts';

const here = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/**
 * `vite build` builds what browsers load; `--mode map` adds the map's frame, `--mode playground` the playground, `--mode desk` the
 * agency's desk, `--mode worker` the service worker, and `--mode server` builds the bundle that the Go server runs. In that of `--mode server-with-relay`, for a test, Relay
 * itself reads the answer.
 */
export default defineConfig(({ command, mode }) => ({
  root: here(mode === 'map' ? 'components' : '.'),
  publicDir: here('app/public'),
  plugins: [
    relayTag(mode === 'server' ? null : here('__generated__')),
    operationId(),
    unregistered(),
    lighterIntl(),
    mode === 'server' && [quickRenderer(), serverBundle()],
    !isServer(mode) && lighterRelay(mode),
    react(),
    layerOrder('base', 'components', 'print'),
    mode === 'production' &&
      pageStyles(here('app/entry-client.tsx'), /\/web\/pages\/.*\/[A-Z][^/]*Page\.tsx$/),
    outlines(),
    ownFonts(),
  ],
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  define: { __DEV__: JSON.stringify(command !== 'build') },
  resolve: { alias: command === 'build' ? aliases(mode) : [] },
  server: { proxy: { '/graphql': 'http://localhost:8080' } },
  ...(mode === 'worker'
    ? worker()
    : isServer(mode)
      ? server
      : ({ map, playground, desk }[mode] ?? client)),
}));

/** No warning of slow plugins. */
const checks = { pluginTimings: false };

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
      checks,
      input: here('app/entry-client.tsx'),
      treeshake: { moduleSideEffects: [{ test: noSideEffects, sideEffects: false }] },
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js', // every first page names them all
        codeSplitting: { groups: bundleGroups() },
      },
    },
  },
};

/** A page of its own: it shares the app's fonts, but neither its style sheet nor its scripts. */
const map: UserConfig = {
  publicDir: false,
  build: {
    outDir: here('dist/client'),
    emptyOutDir: false,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000, // Mapbox is larger than that, and loaded only with a token
    rolldownOptions: { checks, input: { map: here('components/map/index.html') } },
  },
};

/** Another one: GraphiQL with its editor. The workers are files of this site, as the Content-Security-Policy requires. */
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
    chunkSizeWarningLimit: 4000, // Monaco is larger than that, and only the playground loads it
    rolldownOptions: {
      checks,
      input: { playground: here('playground/index.html') },
      // Packages that were compiled with React's compiler have directives in modules, which a bundle drops.
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
    },
  },
};

/**
 * The agency's desk: an app of its own. It shares the site's fonts and nothing else, so no visitor loads a byte of it, nor it the cascade of a
 * visitor's page.
 */
const desk: UserConfig = {
  publicDir: false,
  build: {
    outDir: here('dist/client'),
    assetsDir: 'desk/assets',
    emptyOutDir: false,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000, // one file, so that a desk that stays open misses none of them after an update of the program
    rolldownOptions: {
      checks,
      input: { desk: here('desk/index.html') },
      output: {
        assetFileNames: ({ names }) =>
          `${names[0]?.endsWith('.woff2') ? '' : 'desk/'}assets/[name]-[hash][extname]`,
      },
    },
  },
};

/** One file at the root. It names files of the other builds, so it is built after them. */
function worker(): UserConfig {
  const manifest = readFileSync(here('dist/client/.vite/manifest.json'), 'utf8');
  const json = JSON.stringify;
  const files = JSON.parse(manifest);
  return {
    publicDir: false,
    define: {
      __BUILD__: json(createHash('sha256').update(manifest).digest('hex').slice(0, 12)),
      __ENTRIES__: json([files['app/entry-client.tsx'].file, mapScript()]),
      __RELAY__: json(filesOf('environment', files)),
      __TEXTS__: json(
        Object.fromEntries(['nl', 'fr', 'en', 'de'].map((code) => [code, offlineTexts(code)])),
      ),
    },
    build: {
      outDir: here('dist/client'),
      emptyOutDir: false,
      target: 'baseline-widely-available',
      reportCompressedSize: false,
      rolldownOptions: {
        checks,
        input: here('app/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  };
}

/** The files of the chunk of a name, with those that it imports. */
function filesOf(
  name: string,
  manifest: Record<string, { file: string; name?: string; imports?: string[] }>,
) {
  const chunk = Object.values(manifest).find((one) => one.name === name);
  if (!chunk) throw new Error(`there is no chunk ${name}`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((key) => manifest[key]?.file ?? [])];
}

/** The script of the map's frame, which has no manifest. */
function mapScript(): string {
  const page = readFileSync(here('dist/client/map/index.html'), 'utf8');
  const [, file] = /src="\/(assets\/[^"]+)"/.exec(page) ?? [];
  if (!file) throw new Error('the map has no script');
  return file;
}

/** The texts of the page that offline visitors see in place of one that is not cached. */
function offlineTexts(language: string) {
  const texts = JSON.parse(readFileSync(here(`app/i18n/${language}.json`), 'utf8'));
  const textOf = (name: string) => texts[`layout.failure.${name}`];
  return { title: textOf('title'), text: textOf('text'), again: textOf('again') };
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
      // The worker that solves captchas is named by import.meta; it starts in browsers only.
      checks: { ...checks, emptyImportMeta: false },
      input: here('app/entry-server.tsx'),
      output: { format: 'iife', entryFileNames: 'server.js', codeSplitting: false },
    },
  },
};

function isServer(mode: string): boolean {
  return mode === 'server' || mode === 'server-with-relay';
}

/** Messages are compiled when the app is built, so their parser is left out. The server uses React's renderer without streams. */
function aliases(mode: string) {
  const parser = {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  };
  const renderer = {
    find: /^react-dom\/server$/,
    replacement: here(
      '../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
    ),
  };
  // The desk has Relay from the start.
  const deskHooks = { find: /^react-relay\/hooks$/, replacement: here('app/relay/hooks.js') };
  const hooks = { find: /^\.\/hooksAreThere\.js$/, replacement: here('app/relay/setHooks.js') };
  if (mode === 'desk') return [parser, deskHooks];
  if (!isServer(mode)) return [parser, hooks];
  const relay =
    mode === 'server'
      ? { find: /^(react-relay\/hooks|relay-runtime)$/, replacement: here('app/relay/onServer.js') }
      : { find: /^react-relay\/hooks$/, replacement: here('test/relayOnServer.js') };
  return [parser, renderer, relay];
}
