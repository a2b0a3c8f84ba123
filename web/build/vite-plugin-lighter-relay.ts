import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const packages = at('../../node_modules/');

const unused = '../shared/relay/unused.js';

/**
 * Files of packages and what replaces them in builds. The number is how many bytes of Brotli that saves in the scripts of a list; what
 * saves less than 150 is not replaced. relay/standIns.test.ts checks that Relay still requires each file; relay/artifacts.test.ts that no
 * operation has a `@connection`, `@deleteRecord` or the like, whose handlers are left out.
 */
export const standIns: Record<string, string> = {
  'react-relay/hooks.js': '../shared/relay/lateHooks.js', // all of Relay: it loads after the first page
  // 559: a second implementation, behind a flag that is off.
  'react-relay/lib/relay-hooks/useFragmentInternal_EXPERIMENTAL.js':
    '../../node_modules/react-relay/lib/relay-hooks/useFragmentInternal_CURRENT.js',
  'relay-runtime/lib/store/live-resolvers/LiveResolverCache.js': '../shared/relay/noResolvers.js', // 1719
  'relay-runtime/lib/store/RelayErrorTrie.js': '../shared/relay/noErrors.js', // 302
  // Helpers for browsers without spread and iterators: every browser has them.
  '@babel/runtime/helpers/objectSpread2.js': '../shared/relay/helpers/objectSpread2.js', // 168
  '@babel/runtime/helpers/toConsumableArray.js': '../shared/relay/helpers/toConsumableArray.js', // 368
  '@babel/runtime/helpers/createForOfIteratorHelper.js':
    '../shared/relay/helpers/createForOfIteratorHelper.js', // 291
  'relay-runtime/lib/experimental.js': unused, // 1011
  'relay-runtime/lib/store/NormalizationEngine.js': unused, // 1440
  'relay-runtime/lib/store/createFragmentSpecResolver.js': unused, // 950: legacy containers
  'relay-runtime/lib/store/RelayOptimisticRecordSource.js': unused, // 218
  'relay-runtime/lib/network/RelayQueryResponseCache.js': unused, // 304: relay/answers.ts is the app's own
  'relay-runtime/lib/subscription/requestSubscription.js': unused, // 208
  // Records that are written field by field: together 792
  'relay-runtime/lib/mutations/readUpdatableFragment.js': unused,
  'relay-runtime/lib/mutations/readUpdatableQuery.js': unused,
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js': unused, // 679
  // Handlers of @connection, @deleteRecord and the like
  'relay-runtime/lib/handlers/connection/ConnectionHandler.js': unused, // 900
  'relay-runtime/lib/handlers/connection/MutationHandlers.js': unused, // 545
  // Hooks for pagination: together 283
  'relay-runtime/lib/util/getPaginationMetadata.js': unused,
  'relay-runtime/lib/util/getPaginationVariables.js': unused,
  'relay-runtime/lib/util/getRefetchMetadata.js': unused,
};

/** What the desk uses of them. */
const ofDesk = 'relay-runtime/lib/subscription/requestSubscription.js';

/** Resolves imports of those files to their replacements. */
export function lighterRelay(mode: string): Plugin {
  const replaced = new Map(
    Object.entries(standIns)
      .filter(([file]) => mode !== 'desk' || file !== ofDesk)
      .map(([file, standIn]) => [packages + file, at(standIn)]),
  );
  return {
    name: 'lighter-relay',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(\.|react-relay\/|@babel\/runtime\/)/ },
      handler(source, importer = '') {
        if (source.startsWith('.') && !importer.startsWith(packages)) return null;
        const file = source.startsWith('.')
          ? path.resolve(path.dirname(importer), source)
          : packages + source;
        return replaced.get(file) ?? replaced.get(`${file}.js`) ?? null;
      },
    },
  };
}
