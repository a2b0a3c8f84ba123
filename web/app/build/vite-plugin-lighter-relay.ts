import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const packages = at('../../../node_modules/');

/**
 * Files of packages, and what stands for each in builds.
 */
export const standIns: Record<string, string> = {
  'react-relay/hooks.js': '../relay/hooks.js',
  'react-relay/lib/relay-hooks/useFragmentInternal_EXPERIMENTAL.js':
    '../../../node_modules/react-relay/lib/relay-hooks/useFragmentInternal_CURRENT.js',
  'relay-runtime/lib/store/live-resolvers/LiveResolverCache.js': '../relay/noResolvers.js',
  'relay-runtime/lib/store/RelayErrorTrie.js': '../relay/noErrors.js',
  '@babel/runtime/helpers/objectSpread2.js': '../relay/helpers/objectSpread2.js',
  '@babel/runtime/helpers/toConsumableArray.js': '../relay/helpers/toConsumableArray.js',
  '@babel/runtime/helpers/createForOfIteratorHelper.js':
    '../relay/helpers/createForOfIteratorHelper.js',
  ...Object.fromEntries(
    [
      'store/NormalizationEngine',
      'store/createFragmentSpecResolver',
      'store/RelayOptimisticRecordSource',
      'network/RelayQueryResponseCache',
      'experimental',
      'mutations/readUpdatableFragment',
      'mutations/readUpdatableQuery',
      'mutations/RelayDeclarativeMutationConfig',
      'mutations/applyOptimisticMutation',
      'handlers/connection/ConnectionHandler',
      'handlers/connection/MutationHandlers',
      'subscription/requestSubscription',
      'query/fetchQuery_DEPRECATED',
      'store/readInlineData',
      'util/getPaginationMetadata',
      'util/getPaginationVariables',
      'util/getRefetchMetadata',
      'util/createPayloadFor3DField',
    ].map((name) => [`relay-runtime/lib/${name}.js`, '../relay/unused.js']),
  ),
};

/** Puts the stand-ins in place of files of packages. */
export function lighterRelay(): Plugin {
  const replaced = new Map(
    Object.entries(standIns)
      .filter(([f]) => !(process.env.WITHOUT ?? '').split(',').includes(f))
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
