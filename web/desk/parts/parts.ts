import type { useSavePartsMutation } from '../__generated__/useSavePartsMutation.graphql.ts';

/** A part as the desk edits it. */
export interface Part {
  readonly id: string;
  readonly field: string;
  readonly language: Change['language'];
  /** What is in force. */
  readonly value: string;
  readonly version: number;
  /** What its draft says; absent when it was not edited since. */
  readonly draft?: { readonly value: string; readonly version: number } | null | undefined;
}

/**
 * What was typed and not saved: values by the ids of their parts, with the versions that were read. A value without versions was typed
 * while the part was being saved, and is saved on top of that.
 */
export type Typed = Readonly<
  Record<string, { readonly value: string; readonly version?: number; readonly draft?: number }>
>;

export type Change = useSavePartsMutation['variables']['input']['changes'][number];

/** What a part says at the desk: its draft, else what is in force. */
export const said = ({ draft, value }: Pick<Part, 'draft' | 'value'>) => draft?.value ?? value;

/** The parts that say something else than what was typed, as changes. */
export function changesOf(parts: readonly Part[], typed: Typed): Change[] {
  return parts.flatMap((part) => {
    const mine = typed[part.id];
    if (!mine || mine.value === said(part)) return [];
    return [changeOf(part, mine.value, mine.version, mine.draft)];
  });
}

/** The change with which a part says something from now on. */
export const changeOf = (
  part: Part,
  value: string,
  version = part.version,
  draft = part.draft?.version ?? 0,
): Change => ({ field: part.field, language: part.language ?? null, value, version, draft });

/** The parts that somebody else wrote since they were read, and that were typed into. */
export function staleOf<P extends Part>(parts: readonly P[], typed: Typed): P[] {
  return parts.filter((part) => {
    const mine = typed[part.id];
    if (mine?.version === undefined || mine.value === said(part)) return false;
    return mine.version < part.version || (mine.draft ?? 0) < (part.draft?.version ?? 0);
  });
}

/** What was typed, without what was saved of it. What was typed into a part while it was being saved stays, on top of that. */
export function typedSince(typed: Typed, saved: Typed): Typed {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([id, mine]) => {
      if (!(id in saved)) return [[id, mine]];
      return mine.value === saved[id]?.value ? [] : [[id, { value: mine.value }]];
    }),
  );
}

/** The parts of a field together, in the order in which they come. */
export function byField<P extends Part>(parts: readonly P[]): (readonly P[])[] {
  const fields = new Map<string, P[]>();
  for (const part of parts) fields.set(part.field, [...(fields.get(part.field) ?? []), part]);
  return [...fields.values()];
}

/** The languages of the parts, those of the site, in its order. */
export const languagesOf = (parts: readonly Pick<Part, 'language'>[]) => [
  ...new Set(parts.flatMap(({ language }) => language ?? [])),
];

/** The text in the first language of the site that a part translates; none for that itself, and for what has no language. */
export const originalOf = <P extends Part>(parts: readonly P[], part: P): P | undefined => {
  const [first] = languagesOf(parts);
  if (!part.language || part.language === first) return undefined;
  return parts.find(({ field, language }) => field === part.field && language === first);
};

/** What was typed before, as this browser stored it; nothing for any other text. */
export function typedFrom(stored: string): Typed {
  try {
    const typed: unknown = JSON.parse(stored || '{}');
    return typed && typeof typed === 'object' ? (typed as Typed) : {};
  } catch {
    return {};
  }
}
