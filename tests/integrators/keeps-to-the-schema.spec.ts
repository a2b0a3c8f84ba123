import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { diff, validate } from '@graphql-inspector/core';
import { expect, test } from '@playwright/test';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  Source,
} from 'graphql';
import { GraphQLClient, gql } from 'graphql-request';
import { origin } from '../origin.ts';

const at = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const client = new GraphQLClient(`${origin}/graphql`);

test('introspection gives the schema of the file', async () => {
  const introspected = buildClientSchema(
    await client.request<IntrospectionQuery>(getIntrospectionQuery()),
  );
  const file = await (await fetch(`${origin}/schema.graphqls`)).text();
  expect((await diff(buildSchema(file), introspected)).map(({ message }) => message)).toEqual([]);
});

const schemaIn = (file: string) => buildSchema(readFileSync(at(file), 'utf8'));
const operationsIn = (file: string) =>
  Object.values(JSON.parse(readFileSync(at(`web/dist/${file}`), 'utf8')) as Record<string, string>);

test('all operations of the desk are valid', () => {
  const schema = schemaIn('desk/schema.graphqls');
  const own = operationsIn('desk-documents.json');
  expect(own.length).toBeGreaterThan(100);
  const wrong = own.flatMap((text) => validate(schema, [new Source(text)]));
  expect(wrong.map(({ errors }) => errors.map(({ message }) => message))).toEqual([]);
});

test('all operations of the site and all examples are valid', async () => {
  const schema = schemaIn('schema.graphqls');
  const own = operationsIn('documents.json');
  const folder = at('web/widgets/playground/examples/');
  const examples = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(folder + name, 'utf8'));
  expect(own.length).toBeGreaterThan(20);
  expect(examples.length).toBeGreaterThan(6);
  const wrong = [...own, ...examples].flatMap((text) => validate(schema, [new Source(text)]));
  expect(wrong.map(({ errors }) => errors.map(({ message }) => message))).toEqual([]);
});

test('graphql-request reads a list, sends variables and gets codes', async () => {
  const query = gql`
    query ($number: Int!) {
      property(number: $number) {
        number
      }
    }
  `;
  expect(await client.request(query, { number: 1096 })).toEqual({ property: { number: 1096 } });
  const tooLarge = await client
    .request(query, { number: 2 ** 40 })
    .catch((error: unknown) => error);
  expect(tooLarge).toHaveProperty('response.errors.0.extensions.code', 'BAD_INPUT');
});
