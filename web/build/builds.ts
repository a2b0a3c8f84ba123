import type { UserConfig } from 'vite';
import { bundleGroups, isWithoutSideEffects } from './bundles.ts';
import { deskGroups } from './deskFiles.ts';
import { here } from './here.ts';

/** Switches off the warning that a plugin is slow. */
export const checks = { pluginTimings: false };

/** What all builds for browsers have alike. */
const browser = {
  outDir: here('dist/client'),
  emptyOutDir: false,
  target: 'baseline-widely-available',
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  reportCompressedSize: false,
} as const;

/** A script with everything in it, at an address that stays. */
export function oneFile(input: string, file: string): NonNullable<UserConfig['build']> {
  return {
    ...browser,
    rolldownOptions: {
      checks,
      input: here(input),
      output: { format: 'iife', entryFileNames: file },
    },
  };
}

/** What the browsers of visitors load. */
export const client: UserConfig = {
  build: {
    ...browser,
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: false,
    // Vite's own minifier leaves 2 KB more after Brotli, of which a property's page has nothing to spare.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    rolldownOptions: {
      checks,
      input: here('site/entry-client.tsx'),
      treeshake: { moduleSideEffects: (id) => (isWithoutSideEffects(id) ? false : undefined) },
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js', // every first page names them all
        codeSplitting: { groups: bundleGroups() },
      },
    },
  },
};

/** The map's frame, a page of its own: it shares the site's fonts, but neither its style sheet nor its scripts. */
export const map: UserConfig = {
  publicDir: false,
  build: {
    ...browser,
    chunkSizeWarningLimit: 2000, // Mapbox and MapLibre are large, and loaded only where they draw
    rolldownOptions: { checks, input: { map: here('widgets/map/index.html') } },
  },
};

/**
 * The playground, a page of its own: GraphiQL with its editor. Its workers are files of this site, as the Content-Security-Policy requires.
 */
export const playground: UserConfig = {
  publicDir: false,
  worker: { format: 'es' },
  build: {
    ...browser,
    assetsDir: 'playground/assets',
    chunkSizeWarningLimit: 4000, // Monaco is larger than that, and only the playground loads it
    rolldownOptions: {
      checks,
      input: { playground: here('widgets/playground/index.html') },
      // Packages that were compiled with React's compiler have directives in modules, which a bundle drops.
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
    },
  },
};

/**
 * The agency's desk: an app of its own. It shares the site's fonts and nothing else, so no visitor loads a byte of it, nor it the cascade
 * of a visitor's page.
 */
export const desk: UserConfig = {
  publicDir: false,
  build: {
    ...browser,
    assetsDir: 'desk/assets',
    chunkSizeWarningLimit: 700, // React and Relay
    cssCodeSplit: false, // one sheet, so that the order of its rules is the same whichever screen opens first
    rolldownOptions: {
      checks,
      input: { desk: here('desk/index.html') },
      output: {
        codeSplitting: { groups: deskGroups },
        assetFileNames: ({ names }) =>
          `${names[0]?.endsWith('.woff2') ? '' : 'desk/'}assets/[name]-[hash][extname]`,
      },
    },
  },
};

/** The bundle that the Go server runs. */
export const server: UserConfig = {
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
      input: here('site/entry-server.tsx'),
      output: { format: 'iife', entryFileNames: 'server.js', codeSplitting: false },
    },
  },
};
