import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { MapStreetsQuery } from '../__generated__/MapStreetsQuery.graphql.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { useQuery } from '../app/useQuery.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import { fileSize } from './fileSize.ts';
import css from './MapStreets.module.css';
import { useStreetsChange } from './useStreetsChange.ts';

/** How often it is read again how far it is, in milliseconds. */
const pause = 1000;

/** The streets of the map: since when they are there, and a button that finds out how large new ones are and then fetches them. */
export function MapStreets() {
  const say = useText();
  const { locale } = useIntl();
  const { day } = useTime();
  const [beat, setBeat] = useState(0);
  const next = () => setBeat((before) => before + 1);
  const { answer, failure, again } = useQuery<MapStreetsQuery>(
    graphql`
      query MapStreetsQuery {
        desk {
          streets {
            fetchable
            since
            kilobytes
            source
            phase
            expected
            arrived
            failure
          }
        }
      }
    `,
    {},
    [],
    beat,
  );
  const send = useStreetsChange();
  const { busy, wrong, failed, run } = useChange(next);
  const streets = answer?.desk?.streets;
  const phase = streets?.phase ?? 'IDLE';
  const works = phase === 'MEASURING' || phase === 'FETCHING' || phase === 'CHECKING';
  useAgain(works, answer, next);
  const done = useNewer(streets?.since) && phase === 'IDLE';
  const button = useRef<HTMLButtonElement>(null);
  if (!streets) return failure ? <Failed failure={failure} again={again} /> : null;
  const [size, arrived] = [streets.expected, streets.arrived].map((n) => fileSize(n, locale));
  const cancel = () => {
    button.current?.focus(); // this button disappears
    run(send.cancel);
  };
  return (
    <Block title={say('streets.title')}>
      <p>
        {streets.since
          ? say('streets.since', {
              since: day(streets.since),
              size: fileSize(streets.kilobytes ?? 0, locale),
            })
          : say('streets.none')}
      </p>
      {!streets.fetchable && <p className="soft">{say('streets.chosen')}</p>}
      {streets.fetchable && (
        <>
          <p className="soft">{say('streets.text', { source: streets.source })}</p>
          <Wrong
            failed={failed}
            text={
              (wrong && say('streets.failed.OTHER')) ||
              (!busy && streets.failure && say(`streets.failed.${streets.failure}` as TextKey))
            }
          />
          <div role="status" className={css.status}>
            {phase === 'IDLE' && !done && streets.arrived > 0 && (
              <p>{say('streets.brokenOff', { arrived, size })}</p>
            )}
            {phase === 'MEASURING' && <p>{say('streets.measuring')}</p>}
            {phase === 'MEASURED' && (
              <p>
                {say('streets.measured', { size })}{' '}
                {streets.arrived > 0 && say('streets.goesOn', { arrived })}
              </p>
            )}
            {phase === 'CHECKING' && <p>{say('streets.checking')}</p>}
            {done && (
              <DeskNotice variant="good" icon="check">
                {say('streets.done')}
              </DeskNotice>
            )}
          </div>
          {phase === 'FETCHING' && (
            <label className={css.progress}>
              {say('streets.fetching', { arrived, size })}
              <progress value={streets.arrived} max={streets.expected} />
            </label>
          )}
          <p className={`${css.buttons} row`}>
            <DeskButton
              ref={button}
              {...(phase === 'MEASURED' && { variant: 'primary' as const })}
              busy={busy || works}
              onClick={() => run(phase === 'MEASURED' ? send.fetch : send.measure)}
            >
              {say(phase === 'IDLE' || phase === 'MEASURING' ? 'streets.measure' : 'streets.fetch')}
            </DeskButton>
            {phase !== 'IDLE' && <DeskButton onClick={cancel}>{say('streets.cancel')}</DeskButton>}
          </p>
        </>
      )}
      <p className="small soft">{say('streets.credit')}</p>
    </Block>
  );
}

/** Reads again after a pause, as long as something works. */
function useAgain(works: boolean, answer: unknown, next: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins a pause
  useEffect(() => {
    if (!works) return;
    const timer = setTimeout(next, pause);
    return () => clearTimeout(timer);
  }, [works, answer]);
}

/** Whether the file is another one than when the page was opened. */
function useNewer(since: string | null | undefined): boolean {
  const [before, setBefore] = useState(since);
  if (before === undefined && since !== undefined) setBefore(since);
  return before !== undefined && since !== before;
}
