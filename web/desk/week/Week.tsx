import { graphql } from 'react-relay/hooks';
import type { WeekQuery } from '../__generated__/WeekQuery.graphql.ts';
import { useKeys } from '../app/keys.ts';
import { Link } from '../app/Link.tsx';
import { useEnd, useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { today, useTime } from '../app/time.ts';
import { type Dialog, useDialog } from '../app/useDialog.ts';
import { go } from '../app/usePlace.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { buttonClass, DeskButton } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { CalendarDialog } from './CalendarDialog.tsx';
import { addDays, weekNumber } from './days.ts';
import { PlanDialog } from './PlanDialog.tsx';
import css from './Week.module.css';
import { WeekNav } from './WeekNav.tsx';
import { WeekTable } from './WeekTable.tsx';

/** The appointments and blocked hours of a week, by agent. On a phone one day of it. */
export function Week({ day }: { day: string | null }) {
  const say = useText();
  const write = useTime();
  const { desk } = useSession();
  const [blocking, planning, linking] = [
    useDialog('block'),
    useDialog('plan'),
    useDialog('calendar'),
  ];
  const chosen = day ?? today();
  const { answer, failure, again } = useQuery<WeekQuery>(
    graphql`
      query WeekQuery($day: Date) {
        desk {
          week(day: $day) {
            from
            agents {
              number
              name
              changeable
              appointments {
                __typename
              }
            }
            ...WeekTable_week
          }
        }
      }
    `,
    { day: chosen },
    ['appointments'],
  );
  useEnd(answer);
  const week = answer?.desk?.week;
  const own = week?.agents.filter(({ changeable }) => changeable) ?? [];
  const show = (dialog: Dialog) => () => own.length > 0 && dialog.show();
  const [block, plan] = [show(blocking), show(planning)];
  const turn = (days: number) => () => go({ screen: 'week', day: addDays(chosen, days) });
  useKeys({
    b: block,
    p: plan,
    t: () => go({ screen: 'week', day: null }),
    arrowleft: turn(-7),
    arrowright: turn(7),
  });
  const count = week?.agents.reduce((sum, { appointments }) => sum + appointments.length, 0) ?? 0;
  const title = week
    ? say('week.title', { days: write.days(week.from, addDays(week.from, 6)) })
    : say('week.entry');
  const text = week && say('week.about', { number: weekNumber(week.from), count });
  return (
    <Screen title={say('week.entry')}>
      <Head title={title} {...(text && { text })}>
        {desk.rights.includes('EDIT_SETTINGS') && (
          <Link className={buttonClass('plain')} to={{ screen: 'settings', section: 'FORMS' }}>
            {say('week.hours')}
          </Link>
        )}
        {own.length > 0 && (
          <DeskButton variant="plain" onClick={show(linking)} aria-haspopup="dialog">
            {say('calendar.entry')}
          </DeskButton>
        )}
        <DeskButton onClick={() => print()}>
          <Icon name="printer" />
          {say('week.print')}
        </DeskButton>
        {own.length > 0 && (
          <>
            <DeskButton onClick={block} aria-haspopup="dialog">
              <Icon name="block" />
              {say('week.block')} <kbd>B</kbd>
            </DeskButton>
            <DeskButton variant="primary" onClick={plan} aria-haspopup="dialog">
              <Icon name="plus" />
              {say('week.plan')} <kbd>P</kbd>
            </DeskButton>
          </>
        )}
      </Head>
      <WeekNav day={chosen} monday={week?.from ?? null} />
      <p className={css.printed}>
        {say('week.printed', { agency: desk.agency, at: write.full(new Date().toISOString()) })}
      </p>
      {week ? (
        <WeekTable week={week} day={chosen} changed={again} plan={planning.show} />
      ) : failure ? (
        <Failed failure={failure} again={again} />
      ) : (
        <Waiting />
      )}
      {planning.about !== null && own.length > 0 && (
        <PlanDialog
          at={isTime(planning.about) ? planning.about : chosen}
          close={planning.close}
          changed={() => again()}
        />
      )}
      {linking.about !== null && own.length > 0 && (
        <CalendarDialog close={linking.close} changed={again} />
      )}
      {blocking.about !== null && own.length > 0 && (
        <BlockDialog agents={own} day={chosen} close={blocking.close} changed={again} />
      )}
    </Screen>
  );
}

/** Whether an address names a day or a moment, by the clock. */
const isTime = (text: string) => /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(text);
