import { useState } from 'react';
import { useText } from '../app/texts.ts';
import { CodeField } from '../signin/CodeField.tsx';
import { SetUpPhone } from '../signin/SetUpPhone.tsx';
import { Sign } from '../ui/Sign.tsx';
import { SetupStep } from './SetupStep.tsx';
import type { StepProps } from './StepProps.ts';
import { useSave } from './useSave.ts';

/** The second half of the third step: the phone, without which nobody signs in at the desk. */
export function CodeStep({ answers, saved, over, back }: StepProps) {
  const say = useText();
  const [code, setCode] = useState('');
  const { send, wrong, ...sent } = useSave('answers/code', saved, over);
  const { setUp } = answers.manager;
  return (
    <SetupStep
      {...sent}
      title={say('signIn.setUp.title')}
      text={say(setUp ? 'signIn.setUp.text' : 'setup.code.why')}
      button={say('setup.next')}
      back={back}
      send={() => (setUp ? send({ code }) : saved(answers))}
    >
      {setUp ? (
        <>
          <SetUpPhone setUp={setUp} />
          <CodeField
            value={code}
            onChange={setCode}
            error={wrong('code') && say('signIn.code.wrong')}
          />
        </>
      ) : (
        <p>
          <Sign variant="good" icon="check">
            {say('setup.code.done')}
          </Sign>
        </p>
      )}
    </SetupStep>
  );
}
