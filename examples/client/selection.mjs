import { isAbstractType, Kind } from 'graphql';

/**
 * Merges what a selection has of one type: its fields by the names of the answer, each with all that is selected of it, and the
 * names of its fragments.
 */
export function merged(schema, type, selectionSet) {
  const fields = new Map();
  const spreads = new Set();
  const add = ({ selections }) => {
    for (const one of selections) {
      if (one.kind === Kind.FRAGMENT_SPREAD) spreads.add(one.name.value);
      else if (one.kind === Kind.FIELD) addField(fields, one);
      else if (holdsFor(schema, type, one.typeCondition)) add(one.selectionSet);
    }
  };
  add(selectionSet);
  return { fields, spreads };
}

function addField(fields, { alias, name, selectionSet }) {
  const key = (alias ?? name).value;
  const { selections = [] } = fields.get(key) ?? {};
  fields.set(key, {
    field: name.value,
    selections: [...selections, ...(selectionSet?.selections ?? [])],
  });
}

/** Whether a fragment of a condition is one of the type. */
function holdsFor(schema, type, condition) {
  if (!condition || condition.name.value === type.name) return true;
  const other = schema.getType(condition.name.value);
  return isAbstractType(other) && schema.isSubType(other, type);
}
