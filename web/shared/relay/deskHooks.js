// Replaces react-relay/hooks in the build of the desk, which reads each query by fetchQuery (desk/app/useQuery.ts): neither the hooks of
// queries nor what they keep. A hook that is missing here stops the build; add its line.

export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider';
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment';
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment';
export { fetchQuery, graphql } from 'relay-runtime';
