import { useText } from '../app/texts.ts';
import { daysSince, useTime } from '../app/time.ts';
import { Sign } from '../ui/Sign.tsx';

/** When a lead came: the time, the weekday, later the number of days. One that waits longer than promised has a sign. */
export function Since({ at, late }: { at: string; late: boolean }) {
  const say = useText();
  const { clock, weekday } = useTime();
  const days = daysSince(at);
  const text = days === 0 ? clock(at) : days < 7 ? weekday(at) : say('inbox.days', { days });
  if (!late) return <span className="soft">{text}</span>;
  return (
    <Sign variant="bad" icon="warning">
      {days < 2 ? text : say('inbox.days', { days })}
    </Sign>
  );
}
