import type { Right } from '../__generated__/DeskAppQuery.graphql.ts';
import { useText } from '../app/texts.ts';
import {
  actionsFor,
  type Commands,
  type Found,
  type Group,
  recordsOf,
  withWords,
} from './found.ts';

/** What looks like an email address or a phone number. */
const somebody = /^\s*(\S+@\S+\.\S+|\+?[\d ./()-]{6,})\s*$/;

/** What is listed for words: records that were found, then screens; without words the screens alone. */
export function useGroups(
  words: string,
  found: Found | null,
  rights: readonly Right[],
  commands: Commands,
): readonly Group[] {
  const say = useText();
  const actions = withWords(actionsFor(rights, say, commands), words);
  const who = rights.includes('FIND_PEOPLE') ? somebody.exec(words)?.[1] : undefined;
  const lookUp = who
    ? [
        {
          id: 'look-up',
          icon: 'people' as const,
          text: say('palette.lookUp', { who }),
          to: { screen: 'people' as const, who },
        },
      ]
    : [];
  const groups: readonly Group[] = [
    ...(found && words ? recordsOf(found, say) : []),
    { title: 'palette.actions', options: [...lookUp, ...actions] },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
