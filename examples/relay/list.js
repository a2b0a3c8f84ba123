// node list.js SITE: a list, and one property of it by its id. Relay's store holds both as one record.
import relay from 'relay-runtime';
import homeQuery from './__generated__/queriesHomeQuery.graphql.js';
import listQuery from './__generated__/queriesListQuery.graphql.js';

const { Environment, Network, RecordSource, Store, fetchQuery } = relay;
const [site = 'http://localhost:8080'] = process.argv.slice(2);

async function send({ text: query }, variables) {
  const body = JSON.stringify({ query, variables });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${site}/graphql`, { method: 'POST', headers, body });
  return response.json();
}

const store = new Store(new RecordSource());
const environment = new Environment({ network: Network.create(send), store });
const { properties } = await fetchQuery(environment, listQuery, { page: 1 }).toPromise();
for (const { title, price } of properties.nodes) console.log(title, price.text);

const [first] = properties.nodes;
await fetchQuery(environment, homeQuery, { id: first.id }).toPromise();
console.log(Object.keys(store.getSource().toJSON()[first.id]).sort().join(' '));
