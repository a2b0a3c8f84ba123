import { readFileSync } from 'node:fs';
import { buildSchema, getNullableType, isLeafType, isListType, isObjectType } from 'graphql';
import { createOperationDescriptor, type GraphQLTaggedNode, getRequest } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { type Answer, checked, type Variables } from '../shared/answer/request.ts';

/** Data by type, as a test gives them. */
export type Mocks = NonNullable<Parameters<typeof MockPayloadGenerator.generate>[1]>;

const schema = buildSchema(readFileSync(`${import.meta.dirname}/../../schema.graphqls`, 'utf8'));

/** The lists of plain values of each type, empty: the generator takes them for single values otherwise. */
const lists = Object.values(schema.getTypeMap()).flatMap((type) => {
  if (!isObjectType(type)) return [];
  const names = Object.values(type.getFields()).flatMap(({ name, type }) => {
    const list = getNullableType(type);
    return isListType(list) && isLeafType(getNullableType(list.ofType)) ? [name] : [];
  });
  return names.length > 0
    ? [[type.name, Object.fromEntries(names.map((name) => [name, []]))] as const]
    : [];
});

/**
 * The given data, with empty lists where they say nothing of a list of plain values. Records that are not given are
 * left alone: a test may give them inside another one, and data by type would win over that.
 */
function withLists(mocks: Mocks): Mocks {
  const requested = lists.filter(([type]) => mocks[type] || !isRecord(type));
  const added = requested.map(([type, empty]) => {
    const given = mocks[type];
    const resolver: Mocks[string] = (...how) => ({ ...empty, ...(given?.(...how) as object) });
    return [type, resolver] as const;
  });
  return { ...mocks, ...Object.fromEntries(added) };
}

/** An answer to a query, made up except what `mocks` says by type. */
export function answerTo(query: GraphQLTaggedNode, variables: Variables, mocks: Mocks): Answer {
  const operation = createOperationDescriptor(getRequest(query), variables);
  return checked(MockPayloadGenerator.generate(operation as never, withLists(mocks)));
}

function isRecord(name: string): boolean {
  const type = schema.getType(name);
  return isObjectType(type) && type.getInterfaces().some((shared) => shared.name === 'Node');
}
