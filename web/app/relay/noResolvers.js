// Stands in for relay-runtime's cache of resolvers in builds (web/app/build/vite-plugin-lighter-relay.ts): this app's graph has no resolvers, so
// there is never anything in it. A resolver field would throw where it is read.

export class LiveResolverCache {
  invalidateDataIDs() {}
  notifyUpdatedSubscribers() {}
  unsubscribeFromLiveResolverRecords() {}
  invalidateResolverRecords() {}
}

export function getUpdatedDataIDs(ids) {
  return ids;
}
