// Replaces relay-runtime's tree of field errors in builds (web/build/vite-plugin-lighter-relay.ts): an answer with errors never reaches
// the store (relay/request.ts), so there are none to look up.
export const buildErrorTrie = () => null;
export const getErrorsByKey = buildErrorTrie;
export const getNestedErrorTrieByKey = buildErrorTrie;
