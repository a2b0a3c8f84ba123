import { useEffect, useState } from 'react';
import { useSession } from '../app/session.ts';
import { saveDraft, draftOf as storedText } from '../lead/handling/drafts.ts';
import { type Part, said, type Typed, typedFrom, typedSince } from './parts.ts';

/** What was typed into the parts of a record. It stays in this browser until it is saved, or until its writer signs out. */
export function useTyped(record: string) {
  const { desk } = useSession();
  const member = desk.me.id;
  const place = `parts.${record}`;
  const [typed, setTyped] = useState<Typed>(() => typedFrom(storedText(member, place)));
  useEffect(() => {
    saveDraft(member, place, Object.keys(typed).length > 0 ? JSON.stringify(typed) : '');
  }, [typed, member, place]);
  const without = (before: Typed, ids: readonly string[]) =>
    Object.fromEntries(Object.entries(before).filter(([id]) => !ids.includes(id)));
  const put = (part: Part, value: string, version: number, draft: number) =>
    setTyped((before) =>
      value === said(part)
        ? without(before, [part.id])
        : { ...before, [part.id]: { value, version, draft } },
    );
  const draftOf = (part: Part) => part.draft?.version ?? 0;
  return {
    typed,
    forget: (ids: readonly string[]) => setTyped((before) => without(before, ids)),
    forgetSaved: (saved: Typed) => setTyped((before) => typedSince(before, saved)),
    type: (part: Part, value: string) => {
      const before = typed[part.id];
      put(part, value, before?.version ?? part.version, before?.draft ?? draftOf(part));
    },
    /** Settles a conflict: with `mine` what was typed stays and is saved on top of the newest versions, otherwise it is discarded. */
    settle: (part: Part, mine: boolean) =>
      put(
        part,
        (mine ? typed[part.id]?.value : undefined) ?? said(part),
        part.version,
        draftOf(part),
      ),
  };
}
