import { useFragment } from 'react-relay';
import { graphql } from 'react-relay/hooks';
import type { TimetableRow_timetable$key } from '../../__generated__/TimetableRow_timetable.graphql.ts';
import { useText } from '../../app/texts.ts';
import { useTime } from '../../app/time.ts';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { FileButton } from './FileButton.tsx';
import css from './Timetables.module.css';
import type { Bringing } from './useBringing.ts';

interface Props {
  timetable: TimetableRow_timetable$key;
  bringing: Bringing;
  remove: () => void;
}

/** A timetable: its operators, stops and lines, how many stops are shown, until when it holds, and the ways to a newer one or none. */
export function TimetableRow({ timetable, bringing, remove }: Props) {
  const say = useText();
  const { longDate, day } = useTime();
  const { name, operators, readAt, until, ended, stops, lines, nearProperties } = useFragment(
    graphql`
      fragment TimetableRow_timetable on Timetable {
        name
        operators
        readAt
        until
        ended
        stops
        lines
        nearProperties
      }
    `,
    timetable,
  );
  const others = operators.filter((operator) => operator !== name);
  return (
    <li className={css.row}>
      <div>
        <b>{name}</b>
        {others.length > 0 && <span className="soft"> {others.join(', ')}</span>}
        <p>
          {say('timetables.has', { stops, lines })}{' '}
          {say('timetables.near', { count: nearProperties })}
        </p>
        <p className={ended ? css.over : 'small soft'}>
          {until
            ? say(ended ? 'timetables.ended' : 'timetables.until', { until: longDate(until) })
            : say('timetables.noEnd')}{' '}
          {say('timetables.read', { day: day(readAt) })}
        </p>
      </div>
      <div className={`${css.ways} row`}>
        <FileButton
          label={say('timetables.replace')}
          of={name}
          busy={bringing.running !== null}
          choose={(file) => bringing.bring(name, file)}
        />
        <DeskButton onClick={remove}>
          {say('timetables.remove')}
          <span className="hidden-text"> {name}</span>
        </DeskButton>
      </div>
    </li>
  );
}
