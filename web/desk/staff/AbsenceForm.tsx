import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AbsenceForm_absence$key } from '../__generated__/AbsenceForm_absence.graphql.ts';
import type { AbsenceFormMutation } from '../__generated__/AbsenceFormMutation.graphql.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useMutate } from '../app/useMutate.ts';
import { useConfirm } from '../confirm/useConfirm.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import css from './Staff.module.css';

interface Props {
  absence: AbsenceForm_absence$key | null;
  /** Who may stand in. */
  colleagues: readonly { readonly value: string; readonly text: string }[];
  /** The id of a colleague; oneself when absent. */
  member?: string;
  /** Reads the absence again. */
  again: () => void;
}

/** When a member of staff is away, and who gets the leads meanwhile. */
export function AbsenceForm({ absence: key, colleagues, member, again }: Props) {
  const say = useText();
  const stored = useFragment(
    graphql`
      fragment AbsenceForm_absence on Absence {
        from
        until
        substitute {
          id
        }
      }
    `,
    key,
  );
  const [from, setFrom] = useState(stored?.from ?? '');
  const [until, setUntil] = useState(stored?.until ?? '');
  const [substitute, setSubstitute] = useState(stored?.substitute?.id ?? '');
  const [saved, setSaved] = useState(false);
  const { confirm, dialog } = useConfirm();
  const change = useChange(() => {
    setSaved(true);
    again();
  }, confirm);
  const send = useMutate<AbsenceFormMutation>(graphql`
    mutation AbsenceFormMutation($input: SetAbsenceInput!) {
      setAbsence(input: $input) {
        __typename
        ... on AbsenceSet {
          absence {
            ...AbsenceForm_absence
          }
        }
        ... on InvalidInput {
          problems {
            path
            code
          }
        }
      }
    }
  `);
  const set = (input: AbsenceFormMutation['variables']['input']) => {
    setSaved(false);
    change.run(
      async () => (await send({ input: { ...input, ...(member && { member }) } })).setAbsence,
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set({ from: from || null, until: until || null, substitute: substitute || null });
  };
  const end = () => {
    setFrom('');
    setUntil('');
    setSubstitute('');
    set({});
  };
  return (
    <form className={css.emails} onSubmit={submit} noValidate>
      <div className={css.who}>
        <TextField
          label={say('absence.from')}
          type="date"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label={say('absence.until')}
          type="date"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
        <SelectField
          label={say('absence.substitute')}
          value={substitute}
          options={[{ value: '', text: say('absence.nobody') }, ...colleagues]}
          onChange={setSubstitute}
        />
      </div>
      <p className="small soft">{say('absence.help')}</p>
      <Wrong
        failed={change.failed}
        text={change.wrong !== null && say('absence.wrong', { code: change.wrong })}
      />
      <p className="row">
        <DeskButton type="submit" busy={change.busy}>
          {say('absence.save')}
        </DeskButton>
        {stored && (
          <DeskButton busy={change.busy} onClick={end}>
            {say('absence.end')}
          </DeskButton>
        )}
        <span role="status">{saved && say('absence.saved')}</span>
      </p>
      {dialog}
    </form>
  );
}
