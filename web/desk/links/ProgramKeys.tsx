import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProgramKeys_desk$key } from '../../__generated__/ProgramKeys_desk.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import css from './Links.module.css';
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
        }
      }
    `,
    key,
  );
  const [making, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<string | null>(null);
  const revokedKey = keys?.find(({ id }) => id === revoked);
  return (
    <Block
      title={say('programKeys.title')}
      beside={
        <DeskButton onClick={() => setMaking(true)} aria-haspopup="dialog">
          {say('programKeys.new')}
        </DeskButton>
      }
    >
      <p className="soft">{say('programKeys.text')}</p>
      <ul className={css.rows}>
        {keys?.map(({ id, name, writes, createdAt, usedAt }) => (
          <li key={id} className={css.key}>
            <span>
              <b>{name}</b>{' '}
              <span className="soft">
                {say(writes ? 'programKeys.writes' : 'programKeys.reads')}
              </span>
              <span className={css.under}>
                {say('programKeys.made', { at: full(createdAt) })}{' '}
                {usedAt ? say('programKeys.used', { at: full(usedAt) }) : say('programKeys.unused')}
              </span>
            </span>
            <DeskButton
              variant="plain"
              aria-label={say('programKeys.revokeOf', { name })}
              onClick={() => setRevoked(id)}
            >
              {say('programKeys.revoke')}
            </DeskButton>
          </li>
        ))}
      </ul>
      {making && <NewKeyDialog close={() => setMaking(false)} changed={changed} />}
      {revokedKey && (
        <RevokeDialog
          id={revokedKey.id}
          name={revokedKey.name}
          close={() => setRevoked(null)}
          changed={() => {
            setRevoked(null);
            changed();
          }}
        />
      )}
    </Block>
  );
}
