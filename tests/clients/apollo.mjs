// Asks the site at the address of its argument with Apollo Client.
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { askAll, first } from './cases.mjs';

const client = new ApolloClient({
  link: new HttpLink({ uri: process.argv[2] }),
  cache: new InMemoryCache(),
  defaultOptions: { query: { fetchPolicy: 'no-cache', errorPolicy: 'all' } },
});

const answers = await askAll(async ({ query, variables, headers }) => {
  try {
    const { data, error } = await client.query({
      query: gql(query),
      variables,
      context: { headers },
    });
    if (error && !CombinedGraphQLErrors.is(error)) throw error;
    return { data, ...first(error?.errors) };
  } catch (error) {
    return { code: error.name, message: error.message };
  }
});

console.log(JSON.stringify(answers));
