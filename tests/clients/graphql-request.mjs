// Asks the site at the address of its argument with graphql-request.
import { ClientError, GraphQLClient } from 'graphql-request';
import { askAll, first } from './cases.mjs';

const client = new GraphQLClient(process.argv[2], { errorPolicy: 'all' });

const answers = await askAll(async ({ query, variables, headers }) => {
  try {
    const { data, errors } = await client.rawRequest(query, variables, headers);
    return { data, ...first(errors) };
  } catch (error) {
    if (!(error instanceof ClientError)) return { code: error.name, message: error.message };
    return { data: error.response.data, ...first(error.response.errors) };
  }
});

console.log(JSON.stringify(answers));
