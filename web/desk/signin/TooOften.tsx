import { useText } from '../app/texts.ts';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { Step, StepLink, StepLinks } from './Step.tsx';

/** Too many passwords or codes were tried. */
export function TooOften({ back }: { back: () => void }) {
  const say = useText();
  return (
    <Step title={say('signIn.tooOften.title')}>
      <DeskNotice look="bad" alert>
        {say('signIn.tooOften.text')}
      </DeskNotice>
      <StepLinks>
        <StepLink onClick={back}>{say('signIn.back')}</StepLink>
      </StepLinks>
    </Step>
  );
}
