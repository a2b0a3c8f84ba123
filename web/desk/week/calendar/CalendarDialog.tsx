import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { CalendarDialogQuery } from '../../__generated__/CalendarDialogQuery.graphql.ts';
import { useEnd } from '../../app/session.ts';
import { useText } from '../../app/texts.ts';
import { useTime } from '../../app/time.ts';
import { useChange } from '../../app/useChange.ts';
import { useQuery } from '../../app/useQuery.ts';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { DeskDialog } from '../../ui/DeskDialog.tsx';
import { DeskNotice } from '../../ui/DeskNotice.tsx';
import { Failed } from '../../ui/Failed.tsx';
import css from '../../ui/Form.module.css';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { Wrong } from '../../ui/Wrong.tsx';
import { useSetCalendar } from '../useWeekChanges.ts';
import { AgentFeed } from './AgentFeed.tsx';
import { CalendarProblem } from './CalendarProblem.tsx';

/** The addresses at which agents' own calendars are read, and whether reading them works. */
export function CalendarDialog({ close, changed }: { close: () => void; changed: () => void }) {
  const say = useText();
  const { answer, failure, again } = useQuery<CalendarDialogQuery>(
    graphql`
      query CalendarDialogQuery {
        desk {
          calendars {
            id
            agent
            name
            server
            readAt
            problem
            failure
            status
            feed
          }
        }
      }
    `,
    {},
    ['appointments'],
  );
  useEnd(answer);
  const calendars = answer?.desk?.calendars;
  return (
    <DeskDialog title={say('calendar.title')} close={close}>
      <p className="soft">{say('calendar.text')}</p>
      {calendars ? (
        <CalendarForm calendars={calendars} changed={changed} />
      ) : failure ? (
        <Failed failure={failure} again={again} />
      ) : (
        <Waiting rows={2} />
      )}
    </DeskDialog>
  );
}

interface Props {
  calendars: NonNullable<CalendarDialogQuery['response']['desk']>['calendars'];
  changed: () => void;
}

/** One agent's calendar. What was typed as its address is never shown again: it is a secret. */
function CalendarForm({ calendars, changed }: Props) {
  const say = useText();
  const { full } = useTime();
  const [agent, setAgent] = useState(calendars[0]?.agent);
  const [address, setAddress] = useState('');
  const set = useSetCalendar();
  const { busy, wrong, failed, run } = useChange(() => {
    setAddress('');
    changed();
  });
  const shown = calendars.find((one) => one.agent === agent);
  if (!shown) return null;
  const send = (to: string) =>
    run(() => set({ input: { agent: shown.agent, address: to } }).then((a) => a.setAgentCalendar));
  const read = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim()) send(address);
  };
  const atField = wrong === 'UNKNOWN' || wrong === 'TOO_LONG';
  return (
    <>
      <form className={css.form} onSubmit={read} noValidate>
        <Wrong failed={failed} text={wrong !== null && !atField && say('state.notSent')} />
        <SelectField
          label={say('week.agent')}
          data-first
          value={String(shown.agent)}
          options={calendars.map((one) => ({ value: String(one.agent), text: one.name }))}
          onChange={(value) => setAgent(Number(value))}
        />
        <div role="status">
          {shown.problem ? (
            <DeskNotice variant="bad" icon="warning">
              <CalendarProblem
                server={shown.server ?? ''}
                lastRead={shown.readAt && full(shown.readAt)}
                problem={shown.problem}
                failure={shown.failure}
                status={shown.status}
              />
            </DeskNotice>
          ) : shown.server ? (
            <DeskNotice variant="good" icon="check">
              {shown.readAt
                ? say('calendar.read', { server: shown.server, at: full(shown.readAt) })
                : say('calendar.notYet', { server: shown.server })}
            </DeskNotice>
          ) : (
            <p>{say('calendar.none', { name: shown.name })}</p>
          )}
        </div>
        <TextField
          label={say(shown.server ? 'calendar.other' : 'calendar.address')}
          help={say('calendar.help')}
          type="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          error={atField ? say(`calendar.wrong.${wrong}`) : undefined}
          onChange={({ target }) => setAddress(target.value)}
        />
        <p className="row">
          <DeskButton type="submit" variant="primary" busy={busy} disabled={!address.trim()}>
            {say('calendar.save')}
          </DeskButton>
          {shown.server && (
            <DeskButton busy={busy} onClick={() => send('')}>
              {say('calendar.stop')}
            </DeskButton>
          )}
        </p>
      </form>
      <AgentFeed key={shown.agent} agent={shown.agent} name={shown.name} there={shown.feed} />
    </>
  );
}
