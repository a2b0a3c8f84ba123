import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { WhoMayQuery } from '../__generated__/WhoMayQuery.graphql.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { usePlace } from '../app/usePlace.ts';
import { useQuery } from '../app/useQuery.ts';
import { rightOf } from '../frame/entries.ts';

/**
 * Says that the role has no right to something, and which roles have it: those with the right that the screen needs or, where the own role
 * has that right, the manager. It names the managers.
 */
export function WhoMay() {
  const say = useText();
  const { locale } = useIntl();
  const { desk } = useSession();
  const { screen } = usePlace();
  const { answer } = useQuery<WhoMayQuery>(
    graphql`
      query WhoMayQuery {
        desk {
          managers {
            name
          }
          roles {
            role
            rights
          }
        }
      }
    `,
    {},
  );
  const names = answer?.desk?.managers.map(({ name }) => name) ?? [];
  if (names.length === 0) return say('state.forbidden.text');
  const needed = rightOf(screen);
  const lacks = needed && !desk.rights.includes(needed);
  const roles = answer?.desk?.roles.filter(
    ({ role, rights }) => role === 'MANAGER' || (lacks && rights.includes(needed)),
  );
  const list = (words: readonly string[], type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(locale, { type }).format(words);
  return say('state.forbidden.who', {
    roles: list(
      roles?.map(({ role }) => say('state.forbidden.role', { role })) ?? [],
      'conjunction',
    ),
    count: names.length,
    who: list(names, 'disjunction'),
  });
}
