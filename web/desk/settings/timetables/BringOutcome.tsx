import { type TextKey, useText } from '../../app/texts.ts';
import { DeskNotice } from '../../ui/DeskNotice.tsx';
import type { Warning } from './bringTimetable.ts';
import css from './Timetables.module.css';
import type { Bringing } from './useBringing.ts';

/** What came of the file that was sent last: what was read and what was left out, or why nothing changed. */
export function BringOutcome({ bringing: { outcome } }: { bringing: Bringing }) {
  const say = useText();
  if (outcome === null || typeof outcome.of === 'string') return null;
  const { name, of } = outcome;
  if ('failed' in of) {
    return (
      <DeskNotice variant="bad" alert>
        {say(of.failed)}
      </DeskNotice>
    );
  }
  if (of.refusal !== null) {
    const { reason, ...where } = of.refusal;
    return (
      <DeskNotice variant="bad" alert>
        <b>{say('timetables.refused', { name })}</b>{' '}
        {say(`timetables.refusal.${reason}` as TextKey, where)} {say('deliveries.unchanged')}
      </DeskNotice>
    );
  }
  const { stops, lines, warnings, moreWarnings } = of.brought;
  return (
    <div role="status" className={css.outcome}>
      <DeskNotice variant="good" icon="check">
        <b>{say('timetables.added', { name })}</b> {say('timetables.has', { stops, lines })}
      </DeskNotice>
      {warnings.length > 0 && (
        <details open={warnings.length <= few}>
          <summary>{say('timetables.warnings', { count: warnings.length + moreWarnings })}</summary>
          <ul className={css.warnings}>
            {warnings.map((warning) => (
              <li key={`${warning.kind} ${warning.file} ${warning.line} ${warning.value}`}>
                <WarningText warning={warning} />
              </li>
            ))}
            {moreWarnings > 0 && <li>{say('timetables.moreWarnings', { count: moreWarnings })}</li>}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Up to this many are read at once; more are behind their count. */
const few = 5;

function WarningText({ warning: { kind, file, line, value } }: { warning: Warning }) {
  const say = useText();
  return (
    <>
      {say(`timetables.warning.${kind}` as TextKey, { value })}{' '}
      <span className="small soft">{say('timetables.where', { file, line })}</span>
    </>
  );
}
