import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const packages = at('../../../node_modules/');

const nothing = '../relay/unused.js';

/**
 * Files of packages, what stands for each in builds, and how many bytes that saves of a list's scripts as Brotli sends them. A part that
 * saves less than 150 stays as it is. relay/standIns.test.ts sees that Relay still requires each; relay/artifacts.test.ts that no operation
 * has a `@connection`, `@deleteRecord` or the like, whose handlers are left out.
 */
export const standIns: Record<string, string> = {
  'react-relay/hooks.js': '../relay/hooks.js', // 4509: hooks that the app does not use
  'react-relay/lib/relay-hooks/useFragmentInternal_EXPERIMENTAL.js':
    '../../../node_modules/react-relay/lib/relay-hooks/useFragmentInternal_CURRENT.js', // 559: the twin of one that it uses
  'relay-runtime/lib/store/live-resolvers/LiveResolverCache.js': '../relay/noResolvers.js', // 1719
  'relay-runtime/lib/store/RelayErrorTrie.js': '../relay/noErrors.js', // 302
  // Helpers for browsers without spread and iterators: every browser has them.
  '@babel/runtime/helpers/objectSpread2.js': '../relay/helpers/objectSpread2.js', // 168
  '@babel/runtime/helpers/toConsumableArray.js': '../relay/helpers/toConsumableArray.js', // 368
  '@babel/runtime/helpers/createForOfIteratorHelper.js':
    '../relay/helpers/createForOfIteratorHelper.js', // 291
  'relay-runtime/lib/experimental.js': nothing, // 1011
  'relay-runtime/lib/store/NormalizationEngine.js': nothing, // 1440
  'relay-runtime/lib/store/createFragmentSpecResolver.js': nothing, // 950: legacy containers
  'relay-runtime/lib/store/RelayOptimisticRecordSource.js': nothing, // 218
  'relay-runtime/lib/network/RelayQueryResponseCache.js': nothing, // 304: relay/answers.ts is the app's own
  'relay-runtime/lib/subscription/requestSubscription.js': nothing, // 208
  // Records that are written field by field: together 792
  'relay-runtime/lib/mutations/readUpdatableFragment.js': nothing,
  'relay-runtime/lib/mutations/readUpdatableQuery.js': nothing,
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js': nothing, // 679
  // Handlers of @connection, @deleteRecord and the like
  'relay-runtime/lib/handlers/connection/ConnectionHandler.js': nothing, // 900
  'relay-runtime/lib/handlers/connection/MutationHandlers.js': nothing, // 545
  // Hooks for pagination: together 283
  'relay-runtime/lib/util/getPaginationMetadata.js': nothing,
  'relay-runtime/lib/util/getPaginationVariables.js': nothing,
  'relay-runtime/lib/util/getRefetchMetadata.js': nothing,
};

/** Puts the stand-ins in place of files of packages. */
export function lighterRelay(): Plugin {
  const replaced = new Map(
    Object.entries(standIns).map(([file, standIn]) => [packages + file, at(standIn)]),
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
