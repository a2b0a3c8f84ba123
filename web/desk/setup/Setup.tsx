import { useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Language } from '../../shared/i18n/languages.ts';
import { chooseLanguage, firstLanguage, useText, useTexts } from '../app/texts.ts';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { AgencyStep } from './AgencyStep.tsx';
import { AppearanceStep } from './AppearanceStep.tsx';
import { type Answers, numberOf, type StepName, steps } from './answers.ts';
import { CodeStep } from './CodeStep.tsx';
import { type Drafts, draftsOf } from './drafts.ts';
import { Finished } from './Finished.tsx';
import { ManagerStep } from './ManagerStep.tsx';
import { OfficeStep } from './OfficeStep.tsx';
import { ReadyStep } from './ReadyStep.tsx';
import css from './Setup.module.css';
import { SetupEnded } from './SetupEnded.tsx';
import { SetupTop } from './SetupTop.tsx';
import { SitePreview } from './SitePreview.tsx';
import { useAnswers } from './useAnswers.ts';
import { useSteps } from './useSteps.ts';

/** The first hour: a new site is set up, by whoever opened the link that the program printed. */
export function Setup() {
  const [language, setLanguage] = useState(firstLanguage);
  const intl = useTexts(language);
  const speak = (chosen: Language) => {
    chooseLanguage(chosen);
    setLanguage(chosen);
  };
  if (!intl) return null;
  return (
    <RawIntlProvider value={intl}>
      <Begun language={language} speak={speak} />
    </RawIntlProvider>
  );
}

interface Props {
  language: Language;
  speak: (language: Language) => void;
}

function Begun({ language, speak }: Props) {
  const say = useText();
  const { answers, setAnswers, ended, setEnded, failure, again } = useAnswers();
  if (answers && !ended)
    return <Steps {...{ answers, setAnswers, language, speak }} over={setEnded} />;
  return (
    <div className={css.setup}>
      <title>{say('setup.pageTitle')}</title>
      <main id="content" tabIndex={-1}>
        <SetupTop number={null} language={language} speak={speak} />
        {ended && <SetupEnded why={ended} />}
        {failure && <Failed failure={failure} again={again} isScreen />}
        {!ended && !failure && <Waiting />}
      </main>
    </div>
  );
}

interface StepsProps extends Props {
  answers: Answers;
  setAnswers: (answers: Answers) => void;
  over: (why: 'OVER' | 'STANDS') => void;
}

/** The steps, each at its own address, and the site that grows beside them. */
function Steps({ answers, setAnswers, language, speak, over }: StepsProps) {
  const say = useText();
  const { step: at, go } = useSteps();
  const step = at ?? (answers.unfinished || 'ready');
  const [drafts, setDrafts] = useState<Drafts>(() => draftsOf(answers, language));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const next = steps[steps.indexOf(step) + 1] ?? step;
  const before = steps[steps.indexOf(step) - 1];
  const common = {
    answers,
    drafts,
    draft: (changed: Partial<Drafts>) => setDrafts((now) => ({ ...now, ...changed })),
    saved: (saved: Answers) => {
      setAnswers(saved);
      setDrafts({ ...draftsOf(saved, language), ...unsent(step, drafts) });
      go(next);
    },
    over,
    ...(before && { back: () => go(before) }),
  };
  return (
    <div className={css.setup}>
      <title>{say('setup.pageTitle')}</title>
      <main id="content" tabIndex={-1}>
        <SetupTop number={numberOf(step)} language={language} speak={speak} />
        {codes ? (
          <Finished agency={drafts.name} codes={codes} />
        ) : (
          <>
            {step === 'agency' && <AgencyStep {...common} />}
            {step === 'office' && <OfficeStep {...common} />}
            {step === 'manager' && <ManagerStep {...common} language={language} />}
            {step === 'code' && <CodeStep {...common} />}
            {step === 'appearance' && <AppearanceStep {...common} />}
            {step === 'ready' && (
              <ReadyStep finished={setCodes} over={over} back={() => go('appearance')} />
            )}
          </>
        )}
      </main>
      <SitePreview answers={answers} drafts={drafts} />
    </div>
  );
}

/** What stands in the fields of the other steps stays when one is saved. */
function unsent(step: StepName, drafts: Drafts): Partial<Drafts> {
  const { name, languages, street, place, phone, email, number, manager, address } = drafts;
  const { logo, buttons, accent } = drafts;
  return {
    ...(step !== 'agency' && { name, languages }),
    ...(step !== 'office' && { street, place, phone, email, number }),
    ...(step !== 'manager' && { manager, address }),
    ...(step !== 'appearance' && { logo, buttons, accent }),
  };
}
