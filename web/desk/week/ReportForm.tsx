import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { newKey } from '../../shared/form/newKey.ts';
import type { ReportForm_appointment$key } from '../__generated__/ReportForm_appointment.graphql.ts';
import { failureOf } from '../app/failure.ts';
import { reportCharacters } from '../app/limits.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import css from '../ui/Form.module.css';
import { TextArea } from '../ui/TextArea.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { useWaiting } from '../waiting/useWaiting.ts';
import { Outcome } from './Outcome.tsx';
import { useReport } from './useReport.ts';

interface Props {
  appointment: ReportForm_appointment$key;
  changed: () => void;
}

/** The answer to a report that waits. */
const waits = { __typename: 'Waits' };

/**
 * What staff says of an appointment after it: to colleagues, and to the owner when that is ticked. Without a connection the report waits in
 * this browser, and goes by itself.
 */
export function ReportForm({ appointment: key, changed }: Props) {
  const say = useText();
  const send = useReport();
  const { id, start, place, report } = useFragment(
    graphql`
      fragment ReportForm_appointment on Appointment {
        id
        start
        place
        report {
          version
          text
          forOwner
        }
      }
    `,
    key,
  );
  const waiting = useWaiting();
  const own = waiting.list.find((one) => one.kind === 'report' && one.appointment === id);
  const written = own?.kind === 'report' ? own : report;
  const [text, setText] = useState(written?.text ?? '');
  const [forOwner, setForOwner] = useState(written?.forOwner ?? false);
  const { busy, wrong, failed, run } = useChange(() => {
    if (own) waiting.settle(own.id, null);
    changed();
  });
  const version = report?.version ?? 0;
  /** Lets the report wait for the connection, or for its writer to sign in again. */
  const wait = () => {
    const about = { id: newKey(), at: new Date().toISOString(), name: place, appointment: id };
    const fits = text.trim().length > 0 && text.length <= reportCharacters;
    return fits && waiting.wait({ kind: 'report', ...about, start, text, forOwner, version });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      try {
        const sent = await send({ appointment: id, version, text, forOwner });
        if (sent.__typename === 'InvalidInput' && sent.problems[0]?.code === 'SIGNED_OUT') wait();
        return sent;
      } catch (error) {
        if (failureOf(error) !== 'offline' || !wait()) throw error;
        return waits;
      }
    });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Outcome wrong={wrong === 'TOO_LONG' ? 'REPORT_LONG' : wrong} failed={failed} />
      <TextArea
        label={say('week.reportText')}
        rows={5}
        value={text}
        data-first
        onChange={(event) => setText(event.target.value)}
      />
      <p className="small soft">{say(own ? 'week.reportWaitsText' : 'week.reportWhere')}</p>
      <Toggle
        label={say('week.reportForOwner')}
        help={say('week.reportForOwnerHelp')}
        checked={forOwner}
        onChange={setForOwner}
      />
      <DeskButton type="submit" variant="primary" busy={busy}>
        {say('week.reportSave')}
      </DeskButton>
    </form>
  );
}
