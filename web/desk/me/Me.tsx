import { useState } from 'react';
import { keysOn, switchKeys } from '../app/keys.ts';
import { Link } from '../app/Link.tsx';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { NextLeadToggle } from '../lead/handling/NextLeadToggle.tsx';
import { Passkeys } from '../passkeys/Passkeys.tsx';
import { Block } from '../ui/Block.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { Absence } from './Absence.tsx';
import { Emails } from './Emails.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import css from './Me.module.css';
import { Sessions } from './Sessions.tsx';

/** The own account: role, language, keys, emails, and the browsers that are signed in. */
export function Me() {
  const say = useText();
  const { desk, language, speak } = useSession();
  const [keys, setKeys] = useState(keysOn);
  const change = (on: boolean) => {
    switchKeys(on);
    setKeys(on);
  };
  return (
    <Screen title={say('me.title')}>
      <Head title={desk.me.name} text={say('me.role', { role: desk.me.role })} />
      <div className={css.body}>
        <Block title={say('me.account')}>
          <LanguageChoice language={language} speak={speak} />
        </Block>
        <Block title={say('me.thisBrowser')}>
          <Toggle
            label={say('keys.letters')}
            help={say('keys.off')}
            checked={keys}
            onChange={change}
          />
        </Block>
        {desk.rights.includes('READ_LEADS') && (
          <Block title={say('inbox.title')}>
            <NextLeadToggle />
          </Block>
        )}
        {desk.rights.includes('READ_LEADS') && <Emails />}
        {desk.rights.includes('READ_LEADS') && <Absence />}
        <Sessions />
        <Passkeys />
        <Block title={say('staff.part.log')}>
          <p className={`row ${css.links}`}>
            <Link to={{ screen: 'done' }}>{say('done.title')}</Link>
            <Link to={{ screen: 'staff', part: 'log', member: desk.me.id }}>{say('me.log')}</Link>
          </p>
        </Block>
      </div>
    </Screen>
  );
}
