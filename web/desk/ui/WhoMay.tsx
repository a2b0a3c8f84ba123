import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { WhoMayQuery } from '../../__generated__/WhoMayQuery.graphql.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';

/** Says that the role has no right to something, and names the managers, who have every right. */
export function WhoMay() {
  const say = useText();
  const { locale } = useIntl();
  const { answer } = useQuery<WhoMayQuery>(
    graphql`
      query WhoMayQuery {
        desk {
          managers {
            name
          }
        }
      }
    `,
    {},
  );
  const names = answer?.desk?.managers.map(({ name }) => name) ?? [];
  if (names.length === 0) return say('state.forbidden.text');
  const who = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
  return say('state.forbidden.who', { count: names.length, who });
}
