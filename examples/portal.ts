// node portal.js SITE: a list for a portal, with graphql-request. A query that costs too much, or a minute that is used up, is an error
// with a code.
import { ClientError, GraphQLClient, gql } from 'graphql-request';

const [site = 'http://localhost:8080'] = process.argv.slice(2);
const client = new GraphQLClient(`${site}/graphql`, { method: 'GET' }); // answers to GET can be cached by proxies

interface Page {
  properties: {
    totalCount: number;
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    nodes: { number: number; title: string; path: string; price: { text: string } }[];
  };
}

const query = gql`
  query ($after: String) {
    properties(language: FR, filter: { goal: SALE }, first: 50, after: $after) {
      totalCount
      pageInfo { endCursor hasNextPage }
      nodes { number title path price { text } }
    }
  }
`;

try {
  for (let after: string | null = null, more = true; more; ) {
    const { properties }: Page = await client.request<Page>(query, { after });
    for (const { number, title, price } of properties.nodes) console.log(number, title, price.text);
    after = properties.pageInfo.endCursor;
    more = properties.pageInfo.hasNextPage;
  }
} catch (error) {
  if (!(error instanceof ClientError)) throw error;
  console.error(error.response.errors?.[0]?.extensions.code);
  process.exitCode = 1;
}
