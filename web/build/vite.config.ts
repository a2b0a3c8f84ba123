import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { client, desk, map, oneFile, playground, server } from './builds.ts';
import { embed } from './embed.ts';
import { here } from './here.ts';
import { worker } from './serviceWorker.ts';
import { graphqlTag } from './vite-plugin-graphql.ts';
import { layerOrder } from './vite-plugin-layer-order.ts';
import { outlines } from './vite-plugin-outlines.ts';
import { pageStyles } from './vite-plugin-page-styles.ts';
import { serverBundle } from './vite-plugin-server-bundle.ts';

/**
 * `vite build` builds what browsers load; `--mode map` adds the map's frame, `--mode playground` the playground, `--mode desk` the agency's
 * desk, `--mode embed` the element for pages of other sites, `--mode worker` the service worker, and `--mode server` builds the bundle that
 * the Go server runs. No plugin or alias replaces or edits a file of a package (dependencies.test.ts).
 */
export default defineConfig(({ command, mode }) => ({
  root: here(mode === 'map' || mode === 'playground' ? 'widgets' : '.'),
  publicDir: here('site/public'),
  plugins: [
    graphqlTag([here('desk/'), here('')]),
    mode === 'server' && serverBundle(),
    react(),
    layerOrder('base', 'components', 'print'),
    mode === 'production' &&
      pageStyles(here('site/entry-client.tsx'), here('site/router/loadPage.ts')),
    outlines(),
  ],
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  resolve: { alias: command === 'build' ? aliases(mode) : [] },
  server: {
    proxy: { '/graphql': 'http://localhost:8080', '/desk/graphql': 'http://localhost:8080' },
  },
  ...settings(mode),
}));

function settings(mode: string): UserConfig {
  if (mode === 'worker') return worker();
  if (mode === 'embed') return embed();
  if (mode === 'window')
    return {
      publicDir: false,
      build: oneFile('widgets/window/entry-window.ts', 'window/screen.js'),
    };
  return { map, playground, desk, server }[mode] ?? client;
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
  return mode === 'server' ? [parser, renderer] : [parser];
}
