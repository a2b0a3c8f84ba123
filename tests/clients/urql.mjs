// Asks the site at the address of its argument with urql, and takes the first page of a subscription.
import { Client, fetchExchange } from '@urql/core';
import { askAll, first } from './cases.mjs';

const client = new Client({
  url: process.argv[2],
  exchanges: [fetchExchange],
  preferGetMethod: false,
  fetchSubscriptions: true,
});

const answered = ({ data, error }) =>
  error?.networkError
    ? { code: error.name, message: error.message }
    : { data, ...first(error?.graphQLErrors) };

const answers = await askAll(async ({ query, variables, headers }) =>
  answered(await client.query(query, variables, { fetchOptions: { headers } }).toPromise()),
);

client.subscription('subscription Page { changes { cursor } }', {}).subscribe((page) => {
  console.log(JSON.stringify([...answers, { name: 'a subscription', ...answered(page) }]));
  process.exit();
});
