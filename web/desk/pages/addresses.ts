import type { EditedPart, Parts } from '../parts/editedParts.ts';
import { languagesOf } from '../parts/parts.ts';

type Edit = Pick<Parts, 'parts' | 'typed' | 'valueOf' | 'type'>;

/** The address that a page has in a language, as its field has it: without the language. */
export interface Address {
  readonly language: string;
  readonly path: string;
}

/** What the desk takes for an address; a folder's may be written otherwise. */
const writable = /^\/([a-z0-9-]+\/){1,4}$/;

/**
 * The parts of a page with fields of addresses that show what is there, also in a language that has the address of the page's first one,
 * unless its field was emptied: then it follows that. Another address in the first language is of it alone: what the others had of it
 * becomes theirs.
 */
export function withAddresses<E extends Edit>(
  edit: E,
  addresses: readonly Address[],
  emptied: readonly string[],
  setEmptied: (ids: readonly string[]) => void,
): E {
  const [first] = languagesOf(edit.parts);
  const shown = (part: EditedPart) =>
    addresses.find(({ language }) => language === part.language)?.path.slice(3) ?? '';
  const hasNone = (part: EditedPart) =>
    part.field === 'paths' &&
    !emptied.includes(part.id) &&
    edit.typed[part.id] === undefined &&
    edit.valueOf(part) === '';
  return {
    ...edit,
    valueOf: (part) => (hasNone(part) ? shown(part) : edit.valueOf(part)),
    type: (part, value) => {
      const others = emptied.filter((id) => id !== part.id);
      setEmptied(value === '' ? [...others, part.id] : others);
      edit.type(part, value);
      if (part.field !== 'paths' || part.language !== first) return;
      for (const other of edit.parts)
        if (other !== part && hasNone(other) && writable.test(shown(other)))
          edit.type(other, shown(other));
    },
  };
}
