import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { client, desk, map, oneFile, playground, server } from './builds.ts';
import { embed } from './embed.ts';
import { here } from './here.ts';
import { worker } from './serviceWorker.ts';
import { lateFragments } from './vite-plugin-late-fragments.ts';
import { layerOrder } from './vite-plugin-layer-order.ts';
import { lighterIntl } from './vite-plugin-lighter-intl.ts';
import { lighterRelay } from './vite-plugin-lighter-relay.ts';
import { operationId, unregistered } from './vite-plugin-operation-id.ts';
import { outlines } from './vite-plugin-outlines.ts';
import { ownFonts } from './vite-plugin-own-fonts.ts';
import { pageStyles } from './vite-plugin-page-styles.ts';
import { quickRenderer } from './vite-plugin-quick-renderer.ts';
import { relayTag, type Stand } from './vite-plugin-relay-tag.ts';
import { serverBundle } from './vite-plugin-server-bundle.ts';

/**
 * `vite build` builds what browsers load; `--mode map` adds the map's frame, `--mode playground` the playground, `--mode desk` the agency's
 * desk, `--mode embed` the element for pages of other sites, `--mode worker` the service worker, and `--mode server` builds the bundle that
 * the Go server runs. `--mode server-with-relay` is for a test: in its bundle Relay itself reads the answer.
 */
export default defineConfig(({ command, mode }) => ({
  root: here(mode === 'map' || mode === 'playground' ? 'widgets' : '.'),
  publicDir: here('site/public'),
  plugins: [
    relayTag(standOf(command, mode), [here('desk/'), here('')]),
    lateFragments(),
    operationId(),
    unregistered(),
    lighterIntl(),
    mode === 'server' && [quickRenderer(), serverBundle()],
    !isServer(mode) && lighterRelay(mode),
    react(),
    layerOrder('base', 'components', 'print'),
    mode === 'production' &&
      pageStyles(here('site/entry-client.tsx'), here('site/router/loadPage.ts')),
    outlines(),
    ownFonts(),
  ],
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  define: { __DEV__: JSON.stringify(command !== 'build') },
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
  return isServer(mode) ? server : ({ map, playground, desk }[mode] ?? client);
}

function standOf(command: string, mode: string): Stand {
  if (mode === 'server') return 'nothing';
  return command === 'build' && mode === 'production' ? 'first' : 'artifact';
}

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
  // The desk has Relay from the start, without the hooks of queries.
  const deskHooks = {
    find: /^react-relay\/hooks$/,
    replacement: here('shared/relay/deskHooks.js'),
  };
  const hooks = { find: /^\.\/hooksAreThere\.js$/, replacement: here('shared/relay/setHooks.js') };
  if (mode === 'desk') return [parser, deskHooks];
  if (!isServer(mode)) return [parser, hooks];
  const relay =
    mode === 'server'
      ? {
          find: /^(react-relay\/hooks|relay-runtime)$/,
          replacement: here('shared/relay/onServer.js'),
        }
      : { find: /^react-relay\/hooks$/, replacement: here('test/relayOnServer.js') };
  return [parser, renderer, relay];
}
