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
import { BlockDialog } from './blocks/BlockDialog.tsx';
import { CalendarDialog } from './calendar/CalendarDialog.tsx';
import { addDays, weekNumber } from './days.ts';
import { HoursGrid } from './grid/HoursGrid.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import type { WeekPlace } from './place.ts';
import { useLastChange } from './useLastChange.ts';
import css from './Week.module.css';
import { WeekNav } from './WeekNav.tsx';
import { WeekTable } from './WeekTable.tsx';
import { WeekToast } from './WeekToast.tsx';
import { WeekViews } from './WeekViews.tsx';

/** The appointments and blocked hours of a week: the hours of an agent, a day of all agents, or a table of everything. */
export function Week({ place }: { place: WeekPlace }) {
  const say = useText();
  const write = useTime();
  const { desk } = useSession();
  const [blocking, planning, linking] = [
    useDialog('block'),
    useDialog('plan'),
    useDialog('calendar'),
  ];
  const { day, view } = place;
  const chosen = day ?? today();
  const recent = useLastChange();
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
            ...HoursGrid_week
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
  const planned = timeAndAgent.exec(planning.about ?? '');
  const planOf = (at: string, of: number) => planning.show(`${at}.${of}`);
  const [block, plan] = [show(blocking), show(planning)];
  const number = place.agent ?? (own.length === 1 ? own[0]?.number : null);
  const agent = week?.agents.find((one) => one.number === number) ?? week?.agents[0];
  const days = view === 'day' ? 1 : 7;
  const turn = (by: number) => () =>
    go({ screen: 'week', ...place, day: addDays(chosen, by * days) });
  useKeys({
    b: block,
    p: plan,
    t: () => go({ screen: 'week', ...place, day: null }),
    arrowleft: turn(-1),
    arrowright: turn(1),
  });
  const count = week?.agents.reduce((sum, { appointments }) => sum + appointments.length, 0) ?? 0;
  const title = week
    ? view === 'day'
      ? write.dayAndMonth(chosen)
      : say('week.title', { days: write.days(week.from, addDays(week.from, 6)) })
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
        {view === 'list' && (
          <DeskButton onClick={() => print()}>
            <Icon name="printer" />
            {say('week.print')}
          </DeskButton>
        )}
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
      <WeekViews place={place} agents={week?.agents ?? []} agent={agent?.number ?? null} />
      <WeekNav place={place} day={chosen} monday={week?.from ?? null} />
      <p className={css.printed}>
        {say('week.printed', { agency: desk.agency, at: write.full(new Date().toISOString()) })}
      </p>
      {week && view === 'list' && (
        <WeekTable week={week} day={chosen} changed={again} plan={planOf} />
      )}
      {week && view !== 'list' && (
        <HoursGrid
          week={week}
          day={chosen}
          agent={view === 'day' ? null : (agent?.number ?? null)}
          changed={again}
          moved={(id, start, passed) => {
            const action = passed ? 'passAppointment' : 'moveAppointment';
            recent.note({ action, appointment: id, start });
            again();
          }}
          plan={planOf}
        />
      )}
      {week ? null : failure ? <Failed failure={failure} again={again} /> : <Waiting />}
      {planning.about !== null && own.length > 0 && (
        <PlanDialog
          at={planned?.[1] ?? chosen}
          agent={planned?.[2] ? Number(planned[2]) : null}
          close={planning.close}
          changed={(start) => {
            recent.note({ action: 'planAppointment', appointment: null, start });
            again();
          }}
        />
      )}
      <WeekToast recent={recent} undone={again} />
      {linking.about !== null && own.length > 0 && (
        <CalendarDialog close={linking.close} changed={again} />
      )}
      {blocking.about !== null && own.length > 0 && (
        <BlockDialog
          agents={own}
          agent={(own.find((one) => one.number === agent?.number) ?? own[0])?.number ?? 0}
          day={chosen}
          close={blocking.close}
          changed={(blocked) => {
            if (blocked !== null && view === undefined)
              go({ screen: 'week', ...place, agent: blocked });
            again();
          }}
        />
      )}
    </Screen>
  );
}

/** A day or a moment, by the clock, as an address names it, with the number of an agent. */
const timeAndAgent = /^(\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?)(?:\.(\d+))?$/;
