import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReportForm_appointment$key } from '../../__generated__/ReportForm_appointment.graphql.ts';
import type { ReportFormMutation } from '../../__generated__/ReportFormMutation.graphql.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useMutate } from '../app/useMutate.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import css from '../ui/Form.module.css';
import { TextArea } from '../ui/TextArea.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { Outcome } from './Outcome.tsx';

interface Props {
  appointment: ReportForm_appointment$key;
  changed: () => void;
}

/** What staff says of an appointment after it: to colleagues, and to the owner when that is ticked. */
export function ReportForm({ appointment: key, changed }: Props) {
  const say = useText();
  const send = useReport();
  const { id, report } = useFragment(
    graphql`
      fragment ReportForm_appointment on DeskAppointment {
        id
        report {
          version
          text
          forOwner
        }
      }
    `,
    key,
  );
  const [text, setText] = useState(report?.text ?? '');
  const [forOwner, setForOwner] = useState(report?.forOwner ?? false);
  const { busy, wrong, failed, run } = useChange(changed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = { appointment: id, version: report?.version ?? 0, text, forOwner };
    run(() => send({ input }).then((a) => a.reportAppointment));
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
      <p className="small soft">{say('week.reportWhere')}</p>
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

function useReport() {
  return useMutate<ReportFormMutation>(graphql`
    mutation ReportFormMutation($input: ReportAppointmentInput!) {
      reportAppointment(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
}
