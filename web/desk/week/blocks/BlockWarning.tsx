import { useEffect, useId, useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import { classes } from '../../../shared/ui/classes.ts';
import type { BlockWarningQuery } from '../../__generated__/BlockWarningQuery.graphql.ts';
import { useEnd } from '../../app/session.ts';
import { useText } from '../../app/texts.ts';
import { useTime } from '../../app/time.ts';
import { useQuery } from '../../app/useQuery.ts';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { DeskNotice } from '../../ui/DeskNotice.tsx';
import { Failed } from '../../ui/Failed.tsx';
import form from '../../ui/Form.module.css';
import { Waiting } from '../../ui/Waiting.tsx';
import { ChangesHere } from '../ChangesHere.tsx';
import { Outcome } from '../Outcome.tsx';
import css from './BlockWarning.module.css';
import { type Hours, spanOf } from './blockedHours.ts';
import { useBlocking } from './useBlocking.ts';

interface Props {
  hours: Hours;
  done: () => void;
  /** Called when one of the appointments was moved or cancelled. */
  changed: () => void;
  back: () => void;
}

/** The appointments in hours that are to be blocked. They stay until each is moved or cancelled, here or later. */
export function BlockWarning({ hours, done, changed, back }: Props) {
  const say = useText();
  const { longMoment } = useTime();
  const id = useId();
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => status.current?.focus(), []);
  const { answer, failure, again } = useQuery<BlockWarningQuery>(
    graphql`
      query BlockWarningQuery(
        $agent: Int
        $start: DateTime!
        $end: DateTime!
        $weeklyUntil: Date
      ) {
        desk {
          appointmentsInside(agent: $agent, start: $start, end: $end, weeklyUntil: $weeklyUntil) {
            id
            agent
            start
            place
            visitor {
              name
            }
            ...AppointmentChanges_appointment
          }
        }
      }
    `,
    spanOf(hours),
    ['appointments'],
  );
  useEnd(answer);
  const { busy, wrong, failed, send } = useBlocking(hours, done, again);
  const inside = answer?.desk?.appointmentsInside;
  const next = () => {
    again();
    changed();
  };
  return (
    <>
      <Outcome wrong={wrong} failed={failed} />
      <div role="status" tabIndex={-1} ref={status}>
        {inside && (
          <DeskNotice icon="calendar">{say('week.inside', { count: inside.length })}</DeskNotice>
        )}
      </div>
      {!inside && (failure ? <Failed failure={failure} again={again} /> : <Waiting rows={2} />)}
      <ul className={css.list} aria-label={say('week.insideList')}>
        {inside?.map((one) => (
          <li key={one.id}>
            <p id={`${id}-${one.id}`}>
              {longMoment(one.start)}, {one.place}
              <br />
              <span className="soft">
                {[one.visitor?.name, one.agent].filter(Boolean).join(', ')}
              </span>
            </p>
            <ChangesHere appointment={one} about={`${id}-${one.id}`} changed={next} />
          </li>
        ))}
      </ul>
      <p className={classes('row', form.actions)}>
        <DeskButton
          variant="primary"
          busy={busy}
          disabled={!inside}
          onClick={() => send(inside?.map((one) => one.id) ?? [])}
        >
          {say(inside?.length ? 'week.blockAnyway' : 'week.block')}
        </DeskButton>
        <DeskButton onClick={back}>{say('week.back')}</DeskButton>
      </p>
    </>
  );
}
