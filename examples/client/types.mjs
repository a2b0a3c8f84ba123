import {
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
} from 'graphql';
import { merged } from './selection.mjs';

const scalars = {
  Boolean: 'boolean',
  Float: 'number',
  ID: 'string',
  Int: 'number',
  JSON: 'unknown',
};
const texts = ['Cursor', 'Date', 'DateTime', 'String'];

/** Writes types of a schema in TypeScript, with its descriptions, and remembers which enums and inputs they mention. */
export class Types {
  #schema;
  #mentioned = new Map();

  constructor(schema) {
    this.#schema = schema;
  }

  /** The type of a fragment. */
  fragment({ name, typeCondition, selectionSet }) {
    const type = this.#schema.getType(typeCondition.name.value);
    if (isAbstractType(type))
      throw new Error(`${name.value} is a fragment of ${type}, which is not one type`);
    return `export interface ${name.value} ${this.#object(type, selectionSet)}`;
  }

  /** The types of an operation's answer and variables. */
  operation({ name, operation, variableDefinitions, selectionSet }) {
    const answer = this.#object(this.#schema.getRootType(operation), selectionSet);
    const variables = variableDefinitions.map(({ variable, type, defaultValue }) =>
      this.#inputValue(variable.name.value, typeFromAST(this.#schema, type), defaultValue),
    );
    return `export interface ${name.value}Data ${answer}\n\nexport interface ${name.value}Variables ${block(variables)}`;
  }

  /** The enums and inputs that were mentioned, sorted by name. */
  *named() {
    const done = new Map();
    for (let more = true; more; ) {
      more = false;
      for (const [name, type] of this.#mentioned)
        if (!done.has(name)) {
          done.set(name, this.#declared(type)); // it may mention others
          more = true;
        }
    }
    for (const name of [...done.keys()].sort()) yield done.get(name);
  }

  #declared(type) {
    const about = comment(type.description);
    if (isEnumType(type))
      return `${about}export type ${type} = ${type
        .getValues()
        .map(({ name }) => `'${name}'`)
        .join(' | ')};`;
    const fields = Object.values(type.getFields());
    const lines = fields.map(
      (f) => comment(f.description) + this.#inputValue(f.name, f.type, f.defaultValue),
    );
    return `${about}export interface ${type} ${block(lines)}`;
  }

  /** A variable or a field of an input: what is not required may be left out. */
  #inputValue(name, type, byDefault) {
    const optional = !isNonNullType(type) || byDefault !== undefined;
    return `${name}${optional ? '?' : ''}: ${this.#type(type)}${optional ? ' | undefined' : ''};`;
  }

  /** A type, with null unless the schema says that it is non-null. */
  #type(type, selectionSet) {
    if (isNonNullType(type)) return this.#nonNull(type.ofType, selectionSet);
    return `${this.#nonNull(type, selectionSet)} | null`;
  }

  #nonNull(type, selectionSet) {
    if (isListType(type)) {
      const of = this.#type(type.ofType, selectionSet);
      return /[|&]/.test(of) ? `(${of})[]` : `${of}[]`;
    }
    if (!isLeafType(type) && !isInputObjectType(type)) return this.#selected(type, selectionSet);
    if (texts.includes(type.name)) return 'string';
    if (type.name in scalars) return scalars[type.name];
    if (!isEnumType(type) && !isInputObjectType(type))
      throw new Error(`nothing is known of ${type}`);
    this.#mentioned.set(type.name, type);
    return type.name;
  }

  /** What is selected of a type; of an abstract one, each type that it may be by its __typename. */
  #selected(type, selectionSet) {
    if (!isAbstractType(type)) return this.#object(type, selectionSet);
    if (
      !selectionSet.selections.some(
        (one) => one.kind === Kind.FIELD && one.name.value === '__typename',
      )
    )
      throw new Error(`a selection of ${type} has no __typename`);
    return this.#schema
      .getPossibleTypes(type)
      .map((one) => this.#object(one, selectionSet))
      .join(' | ');
  }

  #object(type, selectionSet) {
    const { fields, spreads } = merged(this.#schema, type, selectionSet);
    const lines = [...fields].map(([name, field]) => this.#field(type, name, field));
    const own = lines.length > 0 ? [block(lines)] : [];
    return [...spreads, ...own].join(' & ');
  }

  #field(type, name, { field, selections }) {
    if (field === '__typename') return `${name}: '${type}';`;
    const { type: of, description } = type.getFields()[field];
    const selectionSet = { kind: Kind.SELECTION_SET, selections };
    return `${comment(description)}${name}: ${this.#type(of, selectionSet)};`;
  }
}

function comment(description) {
  return description ? `/** ${description.replaceAll(/\s+/g, ' ')} */\n` : '';
}

function block(lines) {
  return `{\n${lines.join('\n').replaceAll(/^/gm, '  ')}\n}`;
}
