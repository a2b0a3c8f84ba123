import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RemoveLinkDialogMutation } from '../__generated__/RemoveLinkDialogMutation.graphql.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useMutate } from '../app/useMutate.ts';
import { useConfirm } from '../confirm/useConfirm.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import form from '../ui/Form.module.css';
import { Wrong } from '../ui/Wrong.tsx';
import css from './NewLink.module.css';
import { nameOfSystem } from './systems.ts';

interface Props {
  link: string;
  system: string;
  properties: number;
  projects: number;
  waiting: number;
  close: () => void;
  changed: () => void;
}

/** Removes a link, and asks what becomes of its properties. */
export function RemoveLinkDialog({ link, system, properties, projects, waiting, ...rest }: Props) {
  const say = useText();
  const [withdraw, setWithdraw] = useState(false);
  const remove = useRemove();
  const { confirm, dialog } = useConfirm();
  const { busy, wrong, failed, run } = useChange(rest.changed, confirm);
  const called = nameOfSystem(system);
  const choice = (value: boolean, text: string, under?: string) => (
    <label>
      <input
        type="radio"
        name="homes"
        checked={withdraw === value}
        onChange={() => setWithdraw(value)}
      />
      <span>
        {text}
        {under && <small>{under}</small>}
      </span>
    </label>
  );
  return (
    <DeskDialog title={say('links.remove.title', { system: called })} close={rest.close}>
      <Wrong
        failed={failed}
        text={
          wrong !== null &&
          say(
            wrong === 'UNKNOWN'
              ? 'links.remove.gone'
              : wrong === 'TAKEN'
                ? 'links.remove.TAKEN'
                : 'state.notSent',
          )
        }
      />
      <p>{say('links.remove.text', { system: called, waiting })}</p>
      {properties + projects > 0 && (
        <fieldset className={css.homes}>
          <legend>{say('links.remove.homes', { properties, projects })}</legend>
          {choice(false, say('links.remove.keep'))}
          {choice(true, say('links.remove.withdraw'), say('links.remove.withdrawText'))}
        </fieldset>
      )}
      <p className={`${form.actions} row`}>
        <DeskButton
          variant="bad"
          busy={busy}
          onClick={() => run(async () => (await remove({ input: { link, withdraw } })).removeLink)}
        >
          {say('links.remove')}
        </DeskButton>
        <DeskButton onClick={rest.close}>{say('week.keep')}</DeskButton>
      </p>
      {dialog}
    </DeskDialog>
  );
}

function useRemove() {
  return useMutate<RemoveLinkDialogMutation>(graphql`
    mutation RemoveLinkDialogMutation($input: RemoveLinkInput!) {
      removeLink(input: $input) {
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
