import type { ProjectsQuery } from '../__generated__/ProjectsQuery.graphql.ts';
import { fold } from '../properties/units/sheet.ts';
import { wordsOf } from '../ui/findWords.ts';

/** A project in the list. */
export type Project = NonNullable<ProjectsQuery['response']['desk']>['projects'][number];

/** The lists of projects: all, with a unit that is free, without one, and without a unit that visitors see. */
export const projectLists = ['ALL', 'FREE', 'SOLD_OUT', 'PREPARED'] as const;

export type ProjectList = (typeof projectLists)[number];

/** A list in an address: with words it has the projects that have all of them. */
export interface ProjectSearch {
  readonly list: ProjectList;
  readonly words: string;
}

/** The list that the query of an address names. */
export const projectsAt = (query: URLSearchParams): ProjectSearch => ({
  list: projectLists.find((list) => list === query.get('list')) ?? 'ALL',
  words: wordsOf(query.get('words') ?? ''),
});

/** The query of the address of a list, with its question mark; '' for all. */
export function projectsQuery({ list, words }: ProjectSearch): string {
  const query = new URLSearchParams();
  if (list !== 'ALL') query.set('list', list);
  if (words) query.set('words', words);
  return query.size > 0 ? `?${query}` : '';
}

type Counted = Pick<Project, 'standings'>;

/** How many units of a project stand so. */
export const countOf = ({ standings }: Counted, ...ones: readonly string[]) =>
  standings.reduce((all, { standing, count }) => all + (ones.includes(standing) ? count : 0), 0);

/** Whether a project is on a list. */
export function isOn(project: Counted, list: ProjectList): boolean {
  if (list === 'ALL') return true;
  const free = countOf(project, 'AVAILABLE');
  const others = countOf(project, 'UNDER_OPTION', 'SOLD', 'RENTED', 'REALISED');
  if (list === 'FREE') return free > 0;
  return list === 'SOLD_OUT' ? free === 0 && others > 0 : free + others === 0;
}

/** Whether a project has all words, in its name, its place or its number. */
export function hasWords(
  { name, place, number }: Pick<Project, 'name' | 'place' | 'number'>,
  words: string,
) {
  const text = fold(`${name} ${place} ${number}`);
  return words.split(' ').every((word) => text.includes(fold(word)));
}
