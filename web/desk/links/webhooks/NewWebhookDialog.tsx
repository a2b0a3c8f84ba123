import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { NewWebhookDialogMutation } from '../../__generated__/NewWebhookDialogMutation.graphql.ts';
import { webhookNameCharacters } from '../../app/limits.ts';
import { type TextKey, useText } from '../../app/texts.ts';
import { useChange } from '../../app/useChange.ts';
import { useMutate } from '../../app/useMutate.ts';
import { useConfirm } from '../../confirm/useConfirm.tsx';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { DeskDialog } from '../../ui/DeskDialog.tsx';
import form from '../../ui/Form.module.css';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { Wrong } from '../../ui/Wrong.tsx';
import { OnceShown } from '../OnceShown.tsx';

/** The texts of problems, by field and code. */
const texts: Readonly<Record<string, TextKey>> = {
  'name REQUIRED': 'webhooks.name.REQUIRED',
  'name TAKEN': 'webhooks.name.TAKEN',
  'name TOO_MANY': 'webhooks.name.TOO_MANY',
  'key UNKNOWN': 'webhooks.key.UNKNOWN',
  'address REQUIRED': 'webhooks.address.NOT_HTTPS',
  'address NOT_HTTPS': 'webhooks.address.NOT_HTTPS',
  'address TOO_LONG': 'webhooks.address.TOO_LONG',
  'address PRIVATE_ADDRESS': 'webhooks.address.PRIVATE_ADDRESS',
};

interface Props {
  /** The names of keys; the webhook ends with its key. */
  keys: readonly string[];
  close: () => void;
  changed: () => void;
}

/** Adds a webhook, and shows its secret once. */
export function NewWebhookDialog({ keys, close, changed }: Props) {
  const say = useText();
  const [input, setInput] = useState({ name: '', address: '', key: keys[0] ?? '', projects: true });
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [secret, setSecret] = useState<string | null>(null);
  const add = useAdd();
  const { confirm, dialog } = useConfirm();
  const { busy, wrong, failed, run } = useChange(changed, confirm);
  const send = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const answer = (await add({ input })).addWebhook;
      if (answer.__typename === 'WebhookMade') setSecret(answer.secret);
      const found = answer.__typename === 'InvalidInput' ? answer.problems : [];
      setProblems(found.map(({ path, code }) => `${path.join('.')} ${code}`));
      return answer;
    });
  };
  const error = (field: string) => {
    const text = texts[problems.find((problem) => problem.startsWith(`${field} `)) ?? ''];
    return text && say(text);
  };
  if (secret !== null)
    return (
      <OnceShown
        title={say('webhooks.new')}
        text={say('webhooks.once')}
        label={say('webhooks.secret')}
        secret={secret}
        close={close}
      />
    );
  const known = problems.some((problem) => texts[problem]);
  return (
    <DeskDialog title={say('webhooks.new')} close={close}>
      <form className={form.form} onSubmit={send} noValidate>
        <Wrong
          failed={failed}
          text={wrong !== null && (error('key') ?? (!known && say('state.notSent')))}
        />
        <TextField
          label={say('webhooks.name')}
          help={say('webhooks.nameHelp')}
          data-first
          maxLength={webhookNameCharacters}
          value={input.name}
          error={error('name')}
          onChange={({ target }) => setInput({ ...input, name: target.value })}
        />
        <TextField
          label={say('webhooks.address')}
          help={say('webhooks.addressHelp')}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={input.address}
          error={error('address')}
          onChange={({ target }) => setInput({ ...input, address: target.value })}
        />
        <SelectField
          label={say('webhooks.key')}
          options={keys.map((name) => ({ value: name, text: name }))}
          value={input.key}
          onChange={(key) => setInput({ ...input, key })}
        />
        <Toggle
          label={say('webhooks.projects')}
          help={say('webhooks.projectsHelp')}
          checked={input.projects}
          onChange={(projects) => setInput({ ...input, projects })}
        />
        <DeskButton type="submit" variant="primary" busy={busy}>
          {say('webhooks.add')}
        </DeskButton>
      </form>
      {dialog}
    </DeskDialog>
  );
}

function useAdd() {
  return useMutate<NewWebhookDialogMutation>(graphql`
    mutation NewWebhookDialogMutation($input: AddWebhookInput!) {
      addWebhook(input: $input) {
        __typename
        ... on WebhookMade {
          secret
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
}
