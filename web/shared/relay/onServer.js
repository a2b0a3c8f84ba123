// Replaces Relay in the server's bundle. A page is rendered once, from one answer, which has every field of every fragment: a component
// reads its fragment from the answer itself, and no store is made. In place of Relay's environment the app gets the answer.
// relay/artifacts.test.ts refuses fragments that Relay would read otherwise.

export const RelayEnvironmentProvider = ({ children }) => children;
export const loadQuery = (answer) => ({ answer, dispose() {} });
export const usePreloadedQuery = (_, { answer }) => answer.data;
export const useFragment = (_, fragment) => fragment ?? null;
export const useRelayEnvironment = () => null;

function inBrowsers() {
  throw new Error('the server renders a page from its one answer and nothing else');
}

export {
  inBrowsers as createOperationDescriptor,
  inBrowsers as Environment,
  inBrowsers as fetchQuery,
  inBrowsers as getRequest,
  inBrowsers as graphql,
  inBrowsers as Network,
  inBrowsers as Observable,
  inBrowsers as RecordSource,
  inBrowsers as Store,
};
