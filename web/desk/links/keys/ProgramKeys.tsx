import { graphql, useFragment } from 'react-relay/hooks';
import type { ProgramKeys_desk$key } from '../../__generated__/ProgramKeys_desk.graphql.ts';
import { useText } from '../../app/texts.ts';
import { useTime } from '../../app/time.ts';
import { useDialog } from '../../app/useDialog.ts';
import { Block } from '../../ui/Block.tsx';
import { DeskButton } from '../../ui/DeskButton.tsx';
import css from '../Links.module.css';
import { KeyOperations } from './KeyOperations.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

/** The keys of programs: what each may do and when it was last used. */
export function ProgramKeys({
  desk: key,
  changed,
}: {
  desk: ProgramKeys_desk$key;
  changed: () => void;
}) {
  const say = useText();
  const { full } = useTime();
  const { keys } = useFragment(
    graphql`
      fragment ProgramKeys_desk on Desk {
        keys {
          id
          name
          writes
          createdAt
          usedAt
          ...KeyOperations_key
        }
      }
    `,
    key,
  );
  const [making, revoking] = [useDialog('newKey'), useDialog('revokeKey')];
  const revoked = keys?.find(({ id }) => id === revoking.about);
  return (
    <Block
      title={say('programKeys.title')}
      beside={
        <DeskButton onClick={() => making.show()} aria-haspopup="dialog">
          {say('programKeys.new')}
        </DeskButton>
      }
    >
      <p className="soft">{say('programKeys.text')}</p>
      <ul className={css.rows}>
        {keys?.map((one) => (
          <li key={one.id}>
            <div className={css.key}>
              <span>
                <b>{one.name}</b>{' '}
                <span className="soft">
                  {say(one.writes ? 'programKeys.writes' : 'programKeys.reads')}
                </span>
                <span className={css.under}>
                  {say('programKeys.made', { at: full(one.createdAt) })}{' '}
                  {one.usedAt
                    ? say('programKeys.used', { at: full(one.usedAt) })
                    : say('programKeys.unused')}
                </span>
              </span>
              <DeskButton
                variant="plain"
                aria-haspopup="dialog"
                aria-label={say('programKeys.revokeOf', { name: one.name })}
                onClick={() => revoking.show(one.id)}
              >
                {say('programKeys.revoke')}
              </DeskButton>
            </div>
            <KeyOperations programKey={one} changed={changed} />
          </li>
        ))}
      </ul>
      {keys?.length === 0 && <p className="soft">{say('programKeys.none')}</p>}
      {making.about !== null && <NewKeyDialog close={making.close} changed={changed} />}
      {revoked && (
        <RevokeDialog
          id={revoked.id}
          name={revoked.name}
          close={revoking.close}
          changed={() => {
            revoking.close();
            changed();
          }}
        />
      )}
    </Block>
  );
}
