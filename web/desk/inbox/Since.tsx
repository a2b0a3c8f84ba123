import { useText } from '../app/texts.ts';
import { daysSince, useTime } from '../app/time.ts';
import { Sign } from '../ui/Sign.tsx';

/** How many days a lead may wait before its age is marked. */
const patience = 2;

/** When a lead came: the time, the weekday, later the number of days. An open one that waits too long has a sign. */
export function Since({ at, open }: { at: string; open: boolean }) {
  const say = useText();
  const { clock, weekday } = useTime();
  const days = daysSince(at);
  const text = say('inbox.days', { days });
  if (open && days >= patience)
    return (
      <Sign variant="bad" icon="warning">
        {text}
      </Sign>
    );
  return <span className="soft">{days === 0 ? clock(at) : days < 7 ? weekday(at) : text}</span>;
}
