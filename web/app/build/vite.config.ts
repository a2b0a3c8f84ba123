import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { bundleGroups, noSideEffects } from './bundles.ts';
import { layerOrder } from './vite-plugin-layer-order.ts';
import { lighterRelay } from './vite-plugin-lighter-relay.ts';
import { operationId } from './vite-plugin-operation-id.ts';
import { outlines } from './vite-plugin-outlines.ts';
import { ownFonts } from './vite-plugin-own-fonts.ts';
import { relayTag } from './vite-plugin-relay-tag.ts';

const here = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/**
 * `vite build` makes what browsers load, `--mode map` adds the map's frame to it, `--mode playground` the playground, `--mode worker`
 * the service worker of what there is, and `--mode server` makes the bundle that the Go server runs.
 */
export default defineConfig(({ command, mode }) => ({
  root: here(mode === 'map' ? 'components' : '.'),
  publicDir: here('app/public'),
  plugins: [
    relayTag(here('__generated__')),
    operationId(),
    lighterRelay(),
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

/** How long each plugin takes is nothing that a build warns of. */
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
    rolldownOptions: { checks, input: { map: here('components/map/index.html') } },
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
      checks,
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
      __ENTRIES__: say([JSON.parse(manifest)['app/entry-client.tsx'].file, mapScript()]),
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
        checks,
        input: here('app/offline/worker.ts'),
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
  const texts = JSON.parse(readFileSync(here(`app/i18n/${language}.json`), 'utf8'));
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
      // The worker that solves captchas is named by import.meta; it starts in browsers only.
      checks: { ...checks, emptyImportMeta: false },
      input: here('app/entry-server.tsx'),
      output: { format: 'iife', entryFileNames: 'server.js', codeSplitting: false },
    },
  },
};

/**
 * What the app is lighter without: the parser of messages (they are compiled), and what lighterRelay.ts says of Relay. The server takes
 * React's renderer without streams.
 */
function built(mode: string) {
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
  return mode === 'server' ? [parser, renderer] : [parser];
}
