import { graphql } from 'react-relay/hooks';
import type { RemoveTimetableMutation } from '../../__generated__/RemoveTimetableMutation.graphql.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/useChange.ts';
import { useMutate } from '../../app/useMutate.ts';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { DeskDialog } from '../../ui/DeskDialog.tsx';
import form from '../../ui/Form.module.css';
import { Wrong } from '../../ui/Wrong.tsx';

interface Props {
  name: string;
  close: () => void;
  changed: () => void;
}

/** Removes a timetable with its stops, after a question: the file is not stored, so nothing brings it back but the file itself. */
export function RemoveTimetable({ name, close, changed }: Props) {
  const say = useText();
  const send = useMutate<RemoveTimetableMutation>(graphql`
    mutation RemoveTimetableMutation($name: String!) {
      removeTimetable(input: { name: $name }) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  const { busy, wrong, failed, run } = useChange(changed);
  const remove = async () => {
    const result = (await send({ name })).removeTimetable;
    const isGone =
      result.__typename === 'InvalidInput' &&
      result.problems.some(({ code }) => code === 'UNKNOWN');
    return isGone ? { __typename: 'TimetablesChanged' } : result; // a colleague was first
  };
  return (
    <DeskDialog title={say('timetables.remove.title', { name })} close={close}>
      <Wrong failed={failed} text={wrong && say('state.notSent')} />
      <p>{say('timetables.remove.text')}</p>
      <p className={`${form.actions} row`}>
        <DeskButton variant="bad" busy={busy} onClick={() => run(remove)}>
          {say('timetables.remove')}
        </DeskButton>
        <DeskButton onClick={close}>{say('week.keep')}</DeskButton>
      </p>
    </DeskDialog>
  );
}
