import type { Rolldown } from 'vite';
import { here } from './here.ts';

type Group = Rolldown.CodeSplittingGroup;
type Build = Parameters<Exclude<Group['name'], string>>[1];

let ofFirst: Set<string> | undefined;

/**
 * The groups of the desk's files. What it needs before its first screen is one file, for it is smaller than many; what several screens
 * share is another, so that the desk opens a screen with few requests.
 */
export const deskGroups: Group[] = [
  {
    name: (id, build) => (isOfFirst(id, build) ? 'first' : null),
    includeDependenciesRecursively: false,
  },
  {
    name: (id, build) => (id.includes('/web/desk/') && !isOfFirst(id, build) ? 'shared' : null),
    minShareCount: 4,
    includeDependenciesRecursively: false,
  },
];

function isOfFirst(id: string, build: Build): boolean {
  ofFirst ??= importedBy(here('desk/entry-desk.tsx'), build);
  return ofFirst.has(id);
}

/** The modules that one imports, not counting what is loaded later. */
function importedBy(id: string, build: Build, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of build.getModuleInfo(id)?.importedIds ?? []) importedBy(next, build, found);
  return found;
}
