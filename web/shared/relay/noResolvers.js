// Replaces relay-runtime's cache of resolvers in builds (web/build/vite-plugin-lighter-relay.ts): this app has no Relay resolvers.
// A resolver field would throw where it is read.

export class LiveResolverCache {
  invalidateDataIDs() {}
  notifyUpdatedSubscribers() {}
  unsubscribeFromLiveResolverRecords() {}
  invalidateResolverRecords() {}
}

export function getUpdatedDataIDs(ids) {
  return ids;
}
