import { useState } from 'react';
import type { Language } from '../../shared/i18n/languages.ts';
import { useText } from '../app/texts.ts';
import { LanguageChoice } from '../me/LanguageChoice.tsx';
import { Brand } from '../ui/DeskIcon.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { ForgotStep } from './ForgotStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RecoveryStep } from './RecoveryStep.tsx';
import type { SetUp } from './SetUpPhone.tsx';
import css from './SignIn.module.css';
import { TooOften } from './TooOften.tsx';

interface Props {
  agency: string;
  /** The token of an email's link to choose a password; null without one. */
  token: string | null;
  /** Leaves the address of that link. */
  leaveLink: () => void;
  /** A session has ended. */
  ended: boolean;
  language: Language;
  speak: (language: Language) => void;
  done: () => void;
}

type Step =
  | { readonly name: 'password'; readonly notice?: 'late' | 'chosen' }
  | { readonly name: 'choose' }
  | { readonly name: 'forgot'; readonly ended?: boolean }
  | { readonly name: 'code'; readonly setUp: SetUp | null }
  | { readonly name: 'recovery' }
  | { readonly name: 'codes'; readonly codes: readonly string[] }
  | { readonly name: 'tooOften'; readonly until: string | null };

/**
 * The way in: a password, then the code of a phone or a recovery code. The first time the phone is set up. The link of an email
 * leads to choosing a password.
 */
export function SignIn({ agency, token, leaveLink, ended, language, speak, done }: Props) {
  const say = useText();
  const [step, setStep] = useState<Step>(
    token === null ? { name: 'password' } : { name: 'choose' },
  );
  const proceed = {
    signedIn: (codes: readonly string[]) =>
      codes.length > 0 ? setStep({ name: 'codes', codes }) : done(),
    tooOften: (until: string | null) => setStep({ name: 'tooOften', until }),
    late: () => setStep({ name: 'password', notice: 'late' }),
    back: () => enter({ name: 'password' }),
  };
  const enter = (next: Step) => {
    setStep(next);
    if (token !== null) leaveLink();
  };
  return (
    <main className={css.signIn}>
      <title>{say('signIn.pageTitle', { agency })}</title>
      <div className={css.inside}>
        <Brand className={css.brand} />
        {step.name === 'password' && (
          <PasswordStep
            agency={agency}
            notice={step.notice ?? (ended ? 'ended' : null)}
            tooOften={proceed.tooOften}
            forgot={() => setStep({ name: 'forgot' })}
            signedIn={done}
            next={(setUp) => setStep({ name: 'code', setUp })}
          />
        )}
        {step.name === 'choose' && (
          <ChooseStep
            token={token ?? ''}
            tooOften={proceed.tooOften}
            chosen={() => enter({ name: 'password', notice: 'chosen' })}
            linkEnded={() => setStep({ name: 'forgot', ended: true })}
          />
        )}
        {step.name === 'forgot' && (
          <ForgotStep ended={step.ended ?? false} tooOften={proceed.tooOften} back={proceed.back} />
        )}
        {step.name === 'code' && (
          <CodeStep setUp={step.setUp} {...proceed} recover={() => setStep({ name: 'recovery' })} />
        )}
        {step.name === 'recovery' && (
          <RecoveryStep {...proceed} toCode={() => setStep({ name: 'code', setUp: null })} />
        )}
        {step.name === 'codes' && <RecoveryCodes agency={agency} codes={step.codes} done={done} />}
        {step.name === 'tooOften' && <TooOften until={step.until} back={proceed.back} />}
        {step.name === 'password' && (
          <div className={css.language}>
            <LanguageChoice language={language} speak={speak} />
          </div>
        )}
      </div>
    </main>
  );
}
