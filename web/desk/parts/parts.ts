import type { useSavePartsMutation } from '../../__generated__/useSavePartsMutation.graphql.ts';

/** A part as the desk edits it. */
export interface Part {
  readonly id: string;
  readonly field: string;
  readonly language: Change['language'];
  readonly value: string;
  readonly version: number;
}

/** What was typed and not saved: values by the ids of their parts, with the version that was read. */
export type Typed = Readonly<Record<string, { readonly value: string; readonly version: number }>>;

type Change = useSavePartsMutation['variables']['input']['changes'][number];

/** The parts that say something else than what was typed, as changes. */
export function changesOf(parts: readonly Part[], typed: Typed): Change[] {
  return parts.flatMap((part) => {
    const mine = typed[part.id];
    if (!mine || mine.value === part.value) return [];
    return [changeOf(part, mine.value, mine.version)];
  });
}

/** The change with which a part says something from now on. */
export const changeOf = (part: Part, value: string, version = part.version): Change => ({
  field: part.field,
  language: part.language ?? null,
  value,
  version,
});

/** The parts that somebody else wrote since they were read, and that were typed into. */
export function staleOf<P extends Part>(parts: readonly P[], typed: Typed): P[] {
  return parts.filter(({ id, value, version }) => {
    const mine = typed[id];
    return mine !== undefined && mine.version < version && mine.value !== value;
  });
}

/** The parts of a field together, in the order in which they come. */
export function byField<P extends Part>(parts: readonly P[]): (readonly P[])[] {
  const fields = new Map<string, P[]>();
  for (const part of parts) fields.set(part.field, [...(fields.get(part.field) ?? []), part]);
  return [...fields.values()];
}

/** What was typed before, as this browser kept it; nothing for what is no such text. */
export function typedFrom(stored: string): Typed {
  try {
    const typed: unknown = JSON.parse(stored || '{}');
    return typed && typeof typed === 'object' ? (typed as Typed) : {};
  } catch {
    return {};
  }
}
