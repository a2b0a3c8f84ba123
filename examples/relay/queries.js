// The queries for the Relay compiler, which generates __generated__ from them. A bundler with Relay's plugin would import it from here.
import relay from 'relay-runtime';

const { graphql } = relay;

export const list = graphql`
  query queriesListQuery($page: Int!) {
    properties(first: 10, page: $page, sort: PRICE_ASC) {
      totalCount
      nodes {
        id
        title
        price {
          text
        }
      }
    }
  }
`;

export const home = graphql`
  query queriesHomeQuery($id: ID!) {
    node(id: $id) {
      ... on Property {
        description
      }
    }
  }
`;
