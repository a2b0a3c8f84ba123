import { graphql } from 'react-relay/hooks';
import type { LinkLineQuery } from '../__generated__/LinkLineQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useQuery } from '../app/useQuery.ts';
import { firstTroubled } from '../links/hasTrouble.ts';
import { nameOfSystem } from '../links/systems.ts';
import { Sign } from '../ui/Sign.tsx';
import css from './Bar.module.css';

/** One line about the links to CRMs: one that fails or has another problem, else which was read last and when. Nothing without a link. */
export function LinkLine() {
  const say = useText();
  const { clock } = useTime();
  const { answer } = useQuery<LinkLineQuery>(
    graphql`
      query LinkLineQuery {
        desk {
          links {
            system
            state
            readAt
            problem
            held
          }
        }
      }
    `,
    {},
    ['links'],
  );
  const links = answer?.desk?.links ?? [];
  const failing = firstTroubled(links);
  const [last] = links.toSorted((a, b) => (b.readAt ?? '').localeCompare(a.readAt ?? ''));
  const shown = failing ?? last;
  if (!shown) return null;
  const system = nameOfSystem(shown.system);
  return (
    <Link className={css.links} to={{ screen: 'links' }}>
      {failing ? (
        <Sign variant="bad" icon="warning">
          {say('frame.linkFails', { system })}
        </Sign>
      ) : (
        <Sign variant="good" icon="check">
          {shown.readAt ? say('frame.linkRead', { system, time: clock(shown.readAt) }) : system}
        </Sign>
      )}
    </Link>
  );
}
