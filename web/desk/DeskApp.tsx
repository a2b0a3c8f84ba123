import { useEffect, useRef } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { graphLanguage, isLanguage, type Language } from '../shared/i18n/languages.ts';
import type { DeskAppLanguageMutation } from './__generated__/DeskAppLanguageMutation.graphql.ts';
import type { DeskAppMutation } from './__generated__/DeskAppMutation.graphql.ts';
import type { DeskAppQuery } from './__generated__/DeskAppQuery.graphql.ts';
import { SessionContext } from './app/session.ts';
import { forget } from './app/stored.ts';
import { useMutate } from './app/useMutate.ts';
import { go, usePlace } from './app/usePlace.ts';
import { useQuery } from './app/useQuery.ts';
import { DeskFrame } from './frame/DeskFrame.tsx';
import { Loaded } from './frame/Loaded.tsx';
import { Screens } from './frame/Screens.tsx';
import { SignIn } from './frame/screens.ts';
import { LeadLists } from './inbox/LeadLists.tsx';
import { PassedLeads } from './lead/answer/PassedLeads.tsx';
import { drafts } from './lead/handling/drafts.ts';
import { Live } from './live/Live.tsx';
import { Failed } from './ui/Failed.tsx';
import { Waiting } from './ui/Waiting.tsx';
import { waitingNames } from './waiting/waiting.ts';

interface Props {
  /** The texts; null until they have loaded. Who is signed in is asked meanwhile. */
  intl: IntlShape | null;
  language: Language;
  /** Sets the language of the desk, and remembers it in this browser. */
  speak: (language: Language) => void;
  /** Sets the language of the desk until somebody chooses another. */
  follow: (language: Language) => void;
  /** A session was there and is over. */
  ended: boolean;
  /** Begins with an empty store: after signing in or out, and when a session ended. */
  begin: (ended: boolean) => void;
}

/** The desk for somebody who is signed in, the steps of signing in for everybody else. */
export function DeskApp({ intl, language, speak, follow, ended, begin }: Props) {
  const { answer, failure, again } = useQuery<DeskAppQuery>(
    graphql`
      query DeskAppQuery($language: Language!) {
        site(language: $language) {
          name
        }
        desk {
          me {
            id
            name
            role
          }
          rights
          language
          ...useNextLead_desk
          agency
          now {
            arrived
            leads
            appointments
            properties
            content
            links
            staff
            owners
            log
            imports
          }
        }
      }
    `,
    { language: graphLanguage(language) },
  );
  const place = usePlace();
  const token = place.screen === 'password' ? place.token : null;
  const signOut = useSignOut();
  const setLanguage = useSetLanguage();
  const desk = answer?.desk;
  const isFollowing = useAccountLanguage(desk?.language, language, follow);
  const last = useRef<typeof answer>(null);
  if (answer) last.current = answer;
  const shown = answer ?? last.current; // another language is asked for without leaving the screen
  if (!intl) return null;
  if (!shown || (shown.desk && !isFollowing))
    return (
      <RawIntlProvider value={intl}>
        <main>{failure ? <Failed failure={failure} again={again} isScreen /> : <Waiting />}</main>
      </RawIntlProvider>
    );
  if (!shown.desk || token !== null)
    return (
      <RawIntlProvider value={intl}>
        <Loaded
          of={SignIn}
          agency={shown.site.name}
          token={token}
          leaveLink={() => {
            go({ screen: 'today' });
            if (shown.desk) begin(false); // a new password ends all sessions
          }}
          ended={ended}
          language={language}
          speak={speak}
          done={() => begin(false)}
        />
      </RawIntlProvider>
    );
  const session = {
    desk: shown.desk,
    language,
    speak: async (chosen: Language) => {
      await setLanguage({ input: { language: graphLanguage(chosen) } });
      speak(chosen);
    },
    ended: () => begin(true),
    signOut: async () => {
      await signOut();
      forget(drafts);
      forget(waitingNames);
      begin(false);
    },
  };
  return (
    <RawIntlProvider value={intl}>
      <SessionContext value={session}>
        <Live>
          <LeadLists>
            <PassedLeads>
              <DeskFrame>
                <Screens />
              </DeskFrame>
            </PassedLeads>
          </LeadLists>
        </Live>
      </SessionContext>
    </RawIntlProvider>
  );
}

function useSignOut() {
  const send = useMutate<DeskAppMutation>(graphql`
    mutation DeskAppMutation {
      signOut {
        desk {
          __typename
        }
      }
    }
  `);
  return () => send({});
}

/** Sets the language of the account, which is also that of emails to it. */
function useSetLanguage() {
  return useMutate<DeskAppLanguageMutation>(graphql`
    mutation DeskAppLanguageMutation($input: SetLanguageInput!) {
      setLanguage(input: $input) {
        ... on LanguageSet {
          desk {
            language
          }
        }
      }
    }
  `);
}

/**
 * Sets the desk to the language of the account, whatever was chosen in this browser before. Gives whether it was: a screen that is shown
 * sooner begins in the language of the browser, and what it chose by that stays.
 */
function useAccountLanguage(
  own: string | undefined,
  language: Language,
  follow: (language: Language) => void,
): boolean {
  const account = own?.toLowerCase();
  const wasSet = useRef(false);
  if (account === language) wasSet.current = true;
  useEffect(() => {
    if (isLanguage(account)) follow(account);
  }, [account, follow]);
  return wasSet.current;
}
