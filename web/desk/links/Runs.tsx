import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Runs_link$key } from '../__generated__/Runs_link.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { Block } from '../ui/Block.tsx';
import { Sign } from '../ui/Sign.tsx';
import css from './Links.module.css';
import { LinkTrouble } from './LinkTrouble.tsx';
import { nameOfSystem } from './systems.ts';

/** The last runs of a link: when, what they did, and how long they took. */
export function Runs({ link: key }: { link: Runs_link$key }) {
  const say = useText();
  const { full } = useTime();
  const { locale } = useIntl();
  const duration = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const { id, system, runs } = useFragment(
    graphql`
      fragment Runs_link on Link {
        id
        system
        runs {
          beganAt
          seconds
          read
          added
          changed
          removed
          held
          sent
          trouble
          failure
          status
        }
      }
    `,
    key,
  );
  if (runs.length === 0) return null;
  return (
    <Block title={say('links.runs')} of={id}>
      <ul className={css.rows}>
        {runs.map(
          ({
            beganAt,
            seconds,
            trouble,
            failure,
            status,
            read,
            added,
            changed,
            removed,
            held,
            sent,
          }) => (
            <li key={beganAt} className={css.run}>
              <time dateTime={beganAt}>{full(beganAt)}</time>
              <span className={css.did}>
                {read + removed + sent > 0
                  ? say('links.did', { read, added, changed, removed, held, sent })
                  : say('links.nothing')}
                {trouble && (
                  <span className={css.under}>
                    <Sign variant="bad" icon="warning">
                      <span>
                        <LinkTrouble
                          system={nameOfSystem(system)}
                          problem={trouble}
                          failure={failure}
                          status={status}
                        />
                      </span>
                    </Sign>
                  </span>
                )}
              </span>
              <span className="soft">
                {say('links.seconds', { seconds: duration.format(seconds) })}
              </span>
            </li>
          ),
        )}
      </ul>
    </Block>
  );
}
