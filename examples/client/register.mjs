// KEY=… node register.mjs SITE: registers the operations of this package at a site, so that apps may send their ids (byId). It needs
// the package built: npx tsc -p examples/client.

import * as operations from './dist/__generated__/operations.js';
import { connect, GevelError } from './dist/client.js';

const [site = 'http://localhost:8080'] = process.argv.slice(2);
const gevel = connect(site, { key: process.env.KEY });

const register = {
  text: `mutation ($input: RegisterOperationInput!) { registerOperation(input: $input) {
    ... on OperationRegistered { operation { id } } ... on OperationRefused { problems { code message } } } }`,
};

try {
  for (const [operation, { id, text }] of Object.entries(operations)) {
    const name = `${operation}-${id.slice(0, 12)}`;
    const { registerOperation } = await gevel.ask(register, { input: { name, text } });
    const { problems } = registerOperation;
    if (problems) process.exitCode = 1;
    console.log(
      name,
      problems ? problems.map(({ message }) => message).join('; ') : 'is registered',
    );
  }
} catch (error) {
  if (!(error instanceof GevelError)) throw error;
  console.error(error.code, error.message);
  process.exitCode = 1;
}
