import { classes } from '../../shared/ui/classes.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { useDialog } from '../app/useDialog.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import form from '../ui/Form.module.css';
import css from './AgentDay.module.css';
import { Outcome } from './Outcome.tsx';
import { useUnblock } from './useWeekChanges.ts';

interface Props {
  /** The id of blocked hours that may be ended here, else null. */
  block: string | null;
  /** Why hours are blocked; null without a reason, and for who may not know it. */
  why: string | null;
  /** What was blocked together with them; null for hours that were blocked alone. */
  series: { readonly lastDay: string; readonly agents: number } | null;
  start: string;
  end: string;
  changed: () => void;
}

/** A time in which an agent shows nothing. Blocked hours can be freed again. */
export function BusyTime({ block, why, series, start, end, changed }: Props) {
  const say = useText();
  const { longDate } = useTime();
  const unblock = useUnblock();
  const freeing = useDialog('unblock');
  const { busy, wrong, failed, run } = useChange(() => {
    freeing.close();
    changed();
  });
  const text = why
    ? say('week.blockedWhy', { end, why })
    : say(block ? 'week.blockedUntil' : 'week.busyUntil', { end });
  const send = (all: boolean) =>
    run(() => unblock({ input: { block: block ?? '', all } }).then((a) => a.unblockHours));
  if (!block)
    return (
      <span className={css.blocked}>
        <span>{start}</span>
        <span>{text}</span>
      </span>
    );
  return (
    <>
      <button
        type="button"
        className={css.blocked}
        aria-haspopup="dialog"
        onClick={() => freeing.show(block)}
      >
        <span>{start}</span>
        <span>{text}</span>
      </button>
      {freeing.about === block && (
        <DeskDialog title={say('week.unblock')} close={freeing.close}>
          <Outcome wrong={wrong} failed={failed} />
          <p>{say('week.unblockText', { start, end })}</p>
          {series && (
            <p className="soft">
              {say('week.series', { day: longDate(series.lastDay), agents: series.agents })}
            </p>
          )}
          <p className={classes('row', form.actions)}>
            <DeskButton variant="primary" busy={busy} onClick={() => send(false)}>
              {say(series ? 'week.unblockOne' : 'week.unblock')}
            </DeskButton>
            {series && (
              <DeskButton busy={busy} onClick={() => send(true)}>
                {say('week.unblockAll')}
              </DeskButton>
            )}
          </p>
        </DeskDialog>
      )}
    </>
  );
}
