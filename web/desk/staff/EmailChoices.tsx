import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  EmailChoices_emails$key,
  EmailsWanted,
} from '../__generated__/EmailChoices_emails.graphql.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useConfirm } from '../confirm/useConfirm.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import css from './Staff.module.css';
import { useSetEmails } from './useSetEmails.ts';

interface Props {
  emails: EmailChoices_emails$key;
  /** The id of a colleague; oneself when absent. */
  member?: string;
}

/** Which emails to the agency a member of staff gets. A choice holds at once. */
export function EmailChoices({ emails: key, member }: Props) {
  const say = useText();
  const { confirm, dialog } = useConfirm();
  const change = useChange(() => {}, confirm);
  const setEmails = useSetEmails();
  const { leads, leadChoices, appointments, appointmentChoices } = useFragment(
    graphql`
      fragment EmailChoices_emails on StaffEmails {
        leads
        leadChoices
        appointments
        appointmentChoices
      }
    `,
    key,
  );
  const stored = { leads, appointments };
  const [chosen, setChosen] = useState(stored); // shown until the answer comes
  const shown = change.busy ? chosen : stored;
  const choose = (next: Partial<typeof stored>) => {
    if (change.busy) return;
    const input = { ...stored, ...next };
    setChosen(input);
    change.run(
      async () =>
        (await setEmails({ input: { ...input, ...(member && { member }) } })).setStaffEmails,
    );
  };
  const options = (choices: readonly EmailsWanted[]) =>
    choices.map((value) => ({ value, text: say('emails.wanted', { wanted: value }) }));
  return (
    <div className={css.emails}>
      <Choice
        label={say('emails.leads')}
        options={options(leadChoices)}
        value={shown.leads}
        onChange={(next) => choose({ leads: next })}
      />
      <Choice
        label={say('emails.appointments')}
        options={options(appointmentChoices)}
        value={shown.appointments}
        onChange={(next) => choose({ appointments: next })}
      />
      <p className="small soft">{say('emails.help')}</p>
      <Wrong
        failed={change.failed}
        text={
          change.wrong !== null &&
          say(change.wrong === 'TOO_MANY' ? 'emails.tooMany' : 'state.notSent')
        }
      />
      {dialog}
    </div>
  );
}
