import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { classes } from '../../shared/ui/classes.ts';
import type { OwnerActions_owner$key } from '../__generated__/OwnerActions_owner.graphql.ts';
import { useText } from '../app/texts.ts';
import { go } from '../app/usePlace.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import form from '../ui/Form.module.css';
import { OwnerForm } from './OwnerForm.tsx';
import { OwnerOutcome } from './OwnerOutcome.tsx';
import { OwnerSure } from './OwnerSure.tsx';
import { type OwnerChangeProps, useOwnerChange } from './useOwnerChange.ts';
import {
  useChangeOwner,
  useCloseOwner,
  useEndOwnerSessions,
  useInviteOwner,
  useRemoveOwner,
} from './useOwnerChanges.ts';

/** The buttons that change an owner's access. What cannot be undone asks for confirmation. */
export function OwnerActions({
  owner: key,
  ...on
}: OwnerChangeProps & { owner: OwnerActions_owner$key }) {
  const say = useText();
  const [opened, setOpened] = useState<'change' | 'close' | 'remove' | null>(null);
  const owner = useFragment(
    graphql`
      fragment OwnerActions_owner on DeskOwner {
        id
        version
        name
        email
        language
        access
        sessions
        fromFolder
        changeable
      }
    `,
    key,
  );
  const { id, version, name, access, sessions, fromFolder, changeable } = owner;
  const input = { owner: id, version };
  const invite = useInviteOwner();
  const rename = useChangeOwner();
  const end = useEndOwnerSessions();
  const close = useCloseOwner();
  const remove = useRemoveOwner();
  const change = useOwnerChange({
    ...on,
    changed: (text) => {
      setOpened(null);
      if (opened === 'remove') go({ screen: 'owners', list: 'ALL', words: '' });
      else on.changed(text);
    },
  });
  const { busy, send } = change;
  if (!changeable) return <p className="soft">{say('owners.notYours')}</p>;
  const invited = say('owners.linkSent', { email: owner.email ?? '' });
  const sendLink = () => send(invited, async () => (await invite({ input })).inviteOwner);
  const linkText =
    access === 'ACTIVE'
      ? 'owners.sendLink'
      : access === 'NEVER_INVITED'
        ? 'owners.invite'
        : 'owners.inviteAgain';
  return (
    <Block title={say('owners.access')}>
      <OwnerOutcome {...change} />
      {opened === null && (
        <p className={classes('row', form.actions)}>
          {owner.email && (
            <DeskButton
              {...(access !== 'ACTIVE' && { variant: 'primary' as const })}
              busy={busy}
              onClick={sendLink}
            >
              {say(linkText)}
            </DeskButton>
          )}
          {!fromFolder && (
            <DeskButton onClick={() => setOpened('change')}>{say('owners.change')}</DeskButton>
          )}
          {sessions > 0 && (
            <DeskButton
              busy={busy}
              onClick={() =>
                send(say('owners.sessionsEnded', { name }), async () => {
                  return (await end({ input })).endOwnerSessions;
                })
              }
            >
              {say('owners.endSessions')}
            </DeskButton>
          )}
          {access !== 'CLOSED' && (
            <DeskButton variant="bad" onClick={() => setOpened('close')}>
              {say('owners.close')}
            </DeskButton>
          )}
          {!fromFolder && (
            <DeskButton variant="bad" onClick={() => setOpened('remove')}>
              {say('owners.remove')}
            </DeskButton>
          )}
        </p>
      )}
      {opened === 'change' && (
        <OwnerForm
          before={owner}
          busy={busy}
          button={say('owners.save')}
          cancel={() => setOpened(null)}
          send={(filled) =>
            send(say('owners.changed'), async () => {
              return (await rename({ input: { ...input, ...filled } })).changeOwner;
            })
          }
        />
      )}
      {opened === 'close' && (
        <OwnerSure
          text={say('owners.closeText', { name })}
          button={say('owners.close')}
          busy={busy}
          cancel={() => setOpened(null)}
          send={() =>
            send(say('owners.closed', { name }), async () => (await close({ input })).closeOwner)
          }
        />
      )}
      {opened === 'remove' && (
        <OwnerSure
          text={say('owners.removeText', { name })}
          button={say('owners.remove')}
          busy={busy}
          cancel={() => setOpened(null)}
          send={() => send('', async () => (await remove({ input })).removeOwner)}
        />
      )}
    </Block>
  );
}
