import { graphql } from 'react-relay/hooks';
import type { SessionsQuery } from '../__generated__/SessionsQuery.graphql.ts';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useDialog } from '../app/useDialog.ts';
import { useQuery } from '../app/useQuery.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import css from './Me.module.css';
import { NewCodesDialog } from './NewCodesDialog.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';

/** The browsers that are signed in, the password, and how many recovery codes are left. */
export function Sessions() {
  const say = useText();
  const renewing = useDialog('newCodes');
  const { answer, failure, again } = useQuery<SessionsQuery>(
    graphql`
      query SessionsQuery {
        desk {
          recoveryCodes
          ...SessionList_desk
        }
      }
    `,
    {},
    ['log'],
  );
  useEnd(answer);
  const desk = answer?.desk;
  return (
    <>
      <Block title={say('me.sessions')}>
        {desk ? (
          <SessionList desk={desk} />
        ) : failure ? (
          <Failed failure={failure} again={again} />
        ) : (
          <Waiting rows={2} />
        )}
      </Block>
      {desk && (
        <Block title={say('me.secondStep')}>
          <p>{say('me.codesLeft', { count: desk.recoveryCodes })}</p>
          <p className={css.all}>
            <DeskButton onClick={() => renewing.show()}>{say('me.newCodes')}</DeskButton>
          </p>
        </Block>
      )}
      {desk && (
        <Block title={say('me.password')}>
          <PasswordForm changed={again} />
        </Block>
      )}
      {renewing.about !== null && <NewCodesDialog close={renewing.close} renewed={again} />}
    </>
  );
}
