import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import { expect, test } from 'vitest';
import nl from '../texts/nl.json';
import { uploadText } from './uploadText.ts';

const schema = buildSchema(
  readFileSync(new URL('../../../desk/schema.graphqls', import.meta.url), 'utf8'),
);

test('every kind of file that the graph names has a text of its own', () => {
  const kinds = (schema.getType('FileKind') as GraphQLEnumType).getValues();
  for (const { name } of kinds) {
    const key = uploadText({ code: 'FILE_TYPE', kind: name as 'HEIC' });
    expect(key).toBe(`pictures.kind.${name}`);
    expect(nl[key]).toBeTruthy();
  }
});

test('what is not known is refused in plain words', () => {
  expect(uploadText({ code: 'FILE_TYPE', kind: null })).toBe('pictures.problem.FILE_TYPE');
  expect(uploadText({ code: 'FILE_TYPE', kind: '%future added value' })).toBe(
    'pictures.problem.FILE_TYPE',
  );
  expect(uploadText({ code: 'CAPTCHA' })).toBe('pictures.problem.OTHER');
  expect(uploadText({})).toBe('pictures.problem.OTHER');
});
