// Asks the graph at the address of its argument what GraphQL over HTTP wants of a server, and writes as JSON what came of each question.
import { auditServer } from 'graphql-http';

const results = await auditServer({ url: process.argv[2] });
console.log(JSON.stringify(results.map(({ id, name, status, reason }) => ({ id, name, status, reason }))));
