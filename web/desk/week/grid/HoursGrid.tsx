import type { CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { classes } from '../../../shared/ui/classes.ts';
import type { HoursGrid_week$key } from '../../__generated__/HoursGrid_week.graphql.ts';
import { useText } from '../../app/texts.ts';
import { momentOf, useTime } from '../../app/time.ts';
import { useDialogSteps } from '../../app/useDialogSteps.ts';
import { useMedia } from '../../app/useMedia.ts';
import { changes } from '../AppointmentChanges.tsx';
import { AppointmentDialog } from '../AppointmentDialog.tsx';
import { daysShown } from '../days.ts';
import { columnOf } from './columns.ts';
import { DayList } from './DayList.tsx';
import { HoursColumn } from './HoursColumn.tsx';
import css from './HoursGrid.module.css';
import { hoursOf, momentAt, type Span } from './hours.ts';
import { MoveBar } from './MoveBar.tsx';
import { useMoving } from './useMoving.ts';
import { useSteps } from './useSteps.ts';

interface Props {
  week: HoursGrid_week$key;
  day: string;
  /** The number of the agent whose week it is; null for everybody on one day. */
  agent: number | null;
  changed: () => void;
  /** Called with what was moved, to when, and whether another agent holds it. */
  moved: (appointment: string, start: string, passed: boolean) => void;
  /** Plans an appointment of an agent, by number, at a moment by the clock. */
  plan: (at: string, agent: number) => void;
}

/** The week of an agent in hours, or a day of all agents beside each other; on a phone one day as a list. */
export function HoursGrid({ week: key, day, agent, changed, moved, plan }: Props) {
  const say = useText();
  const narrow = useMedia('(width < 48rem)');
  const dialog = useDialogSteps('appointment', changes);
  const { from, minutes, agents } = useFragment(
    graphql`
      fragment HoursGrid_week on Week {
        from
        minutes
        agents {
          number
          name
          changeable
          appointments {
            id
            version
            start
            property
            agent
            agentNumber
            place
            available
            visitor {
              name
              phone
            }
            report {
              __typename
            }
            travel {
              place
              minutes
              spare
              tight
            }
            ...AppointmentDialog_appointment
          }
          busy {
            id
            start
            end
            why
            series {
              lastDay
              agents
            }
          }
          times {
            start
            state
          }
        }
      }
    `,
    key,
  );
  const shown = agent === null ? agents : agents.filter(({ number }) => number === agent);
  const days = agent === null || narrow ? [day] : daysShown(from, shown, day);
  const columns = shown.flatMap((one) => days.map((on) => columnOf(one, on, minutes)));
  const hours = hoursOf(columns);
  const moving = useMoving(columns, hours);
  const steps = useSteps();
  const opened = agents
    .flatMap(({ appointments }) => appointments)
    .find(({ id }) => id === dialog.about);
  const open = (id: string) => dialog.show(id);
  return (
    <>
      {narrow ? (
        columns.map((column) => (
          <DayList
            key={column.key}
            column={column}
            named={agent === null}
            open={open}
            plan={plan}
            changed={changed}
          />
        ))
      ) : (
        <div className={css.frame}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows go from one of its buttons to the next */}
          <div
            className={css.grid}
            ref={steps.grid}
            onKeyDown={steps.onKeyDown}
            style={sizes(columns.length, hours)}
          >
            <Hours day={day} from={hours.from} until={hours.until} />
            {columns.map((column) => (
              <HoursColumn
                key={column.key}
                column={column}
                byAgent={agent === null}
                hours={hours}
                minutes={minutes}
                moving={moving}
                open={open}
                plan={plan}
                changed={changed}
              />
            ))}
          </div>
        </div>
      )}
      {moving.now && (
        <MoveBar
          moving={moving.now}
          cancel={moving.cancel}
          done={(start, passed) => {
            const { id } = moving.now?.appointment ?? {};
            moving.cancel();
            if (id) moved(id, start, passed);
          }}
        />
      )}
      {opened && (
        <AppointmentDialog
          appointment={opened}
          dialog={dialog}
          changed={() => {
            dialog.close();
            changed();
          }}
        />
      )}
      {!narrow && shown.some(({ changeable }) => changeable) && (
        <p className={classes('small soft', css.help)}>{say('week.gridHelp')}</p>
      )}
    </>
  );
}

/** How many columns and half hours the grid has. */
const sizes = (columns: number, { from, until }: Span) =>
  ({ '--columns': columns, '--halves': (until - from) / 30 }) as CSSProperties;

/** The hours at the left of the grid. */
function Hours({ day, from, until }: { day: string; from: number; until: number }) {
  const { clock } = useTime();
  const list = Array.from({ length: (until - from) / 60 }, (_, at) => from / 60 + at);
  return (
    <ol className={css.hours} aria-hidden="true">
      {list.map((hour) => (
        <li key={hour}>{clock(momentOf(momentAt(day, hour * 60)))}</li>
      ))}
    </ol>
  );
}
