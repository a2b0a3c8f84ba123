import { useDialog } from '../app/useDialog.ts';

/** The history of one of some parts, which the address names. */
export function usePartHistory<P extends { readonly id: string }>(parts: readonly P[]) {
  const { about, show, close } = useDialog('partHistory');
  return {
    part: parts.find(({ id }) => id === about) ?? null,
    show: (part: P) => show(part.id),
    close,
  };
}
