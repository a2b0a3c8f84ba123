import { useText } from '../app/texts.ts';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { Step, StepLink, StepLinks } from './Step.tsx';
import { useTries } from './tries.ts';

interface Props {
  /** Until when none is taken, if that is known. */
  until: string | null;
  back: () => void;
}

/** Too many passwords or codes were tried. */
export function TooOften({ until, back }: Props) {
  const say = useText();
  const { locked } = useTries();
  return (
    <Step title={say('signIn.tooOften.title')}>
      <DeskNotice variant="bad" alert>
        {locked(until)}
      </DeskNotice>
      <StepLinks>
        <StepLink onClick={back}>{say('signIn.back')}</StepLink>
      </StepLinks>
    </Step>
  );
}
