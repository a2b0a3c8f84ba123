// Writes __generated__/operations.ts: the operations of operations/*.graphql, the types of their variables and answers, and the
// codes of errors. With --check it writes nothing, and fails when that file is out of date with the schema, or with another one
// that is named.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  buildSchema,
  concatAST,
  Kind,
  parse,
  print,
  separateOperations,
  stripIgnoredCharacters,
  validate,
} from 'graphql';
import { Types } from './types.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = fileURLToPath(new URL('operations/', import.meta.url));
const file = fileURLToPath(new URL('__generated__/operations.ts', import.meta.url));

const [checks, other] = process.argv[2] === '--check' ? [true, process.argv[3]] : [false];
const schema = buildSchema(readFileSync(other ?? `${root}schema.graphqls`, 'utf8'));
const document = concatAST(
  readdirSync(folder)
    .sort()
    .map((name) => parse(readFileSync(folder + name, 'utf8'), { noLocation: true })),
);
const mistakes = validate(schema, document);
if (mistakes.length > 0) throw new Error(mistakes.join('\n'));

const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
const types = new Types(schema);
const text = [
  `// Written by generate.mjs from schema.graphqls and operations/. Later versions of a site may have values of an enum and members
// of a union that are not here: leave out what you do not know.`,
  `/** An operation with the types of its answer and its variables. */
export interface Operation<Data, Variables> {
  /** The id that the text has once it is registered: its SHA-256. */
  readonly id: string;
  readonly text: string;
  readonly types?: (variables: Variables) => Data;
}`,
  codes(),
  ...fragments.map((one) => types.fragment(one)),
  ...operations.map((one) => `${types.operation(one)}\n\n${constant(one)}`),
  ...types.named(), // last: it has what the others mention
].join('\n\n');
write(`${text}\n`);

/** The codes of errors, from the table for integrators. */
function codes() {
  const page = readFileSync(`${root}docs/integrators.md`, 'utf8');
  const table = page.slice(page.indexOf('## Errors'));
  const names = [...table.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => `'${name}'`);
  return `/** The code of an error that a site answers. */\nexport type ErrorCode =\n  | ${names.join('\n  | ')};`;
}

/** The operation itself, with the text of the fragments that it uses. */
function constant(operation) {
  const name = operation.name.value;
  const query = stripIgnoredCharacters(print(separateOperations(document)[name]));
  const id = createHash('sha256').update(query).digest('hex');
  const fields = `  id: '${id}',\n  text: ${JSON.stringify(query)},`;
  return `export const ${name}: Operation<${name}Data, ${name}Variables> = {\n${fields}\n};`;
}

function write(now) {
  const before = readFileSync(file, { encoding: 'utf8', flag: 'a+' });
  if (now === before) return;
  if (checks) {
    console.error(
      `${file} is out of date with schema.graphqls: run node examples/client/generate.mjs`,
    );
    process.exit(1);
  }
  writeFileSync(file, now);
}
