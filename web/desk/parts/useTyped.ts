import { useEffect, useState } from 'react';
import { useSession } from '../app/session.ts';
import { draftOf, saveDraft } from '../lead/drafts.ts';
import { type Part, type Typed, typedFrom } from './parts.ts';

/** What was typed into the parts of a record. It stays in this browser until it is saved, or until its writer signs out. */
export function useTyped(record: string) {
  const { desk } = useSession();
  const member = desk.me.id;
  const place = `parts.${record}`;
  const [typed, setTyped] = useState<Typed>(() => typedFrom(draftOf(member, place)));
  useEffect(() => {
    saveDraft(member, place, Object.keys(typed).length > 0 ? JSON.stringify(typed) : '');
  }, [typed, member, place]);
  const without = (before: Typed, ids: readonly string[]) =>
    Object.fromEntries(Object.entries(before).filter(([id]) => !ids.includes(id)));
  const put = (part: Part, value: string, version: number) =>
    setTyped((before) =>
      value === part.value
        ? without(before, [part.id])
        : { ...before, [part.id]: { value, version } },
    );
  return {
    typed,
    forget: (ids: readonly string[]) => setTyped((before) => without(before, ids)),
    type: (part: Part, value: string) => put(part, value, typed[part.id]?.version ?? part.version),
    /** Takes what is in force for the version that is answered, and keeps what was typed; or gives it up. */
    settle: (part: Part, keepMine: boolean) =>
      put(part, (keepMine ? typed[part.id]?.value : undefined) ?? part.value, part.version),
  };
}
