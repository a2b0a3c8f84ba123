import { useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { CodesList } from './CodesList.tsx';
import { Step } from './Step.tsx';

interface Props {
  agency: string;
  codes: readonly string[];
  done: () => void;
}

/** The recovery codes, shown this once, to print or to save. */
export function RecoveryCodes({ agency, codes, done }: Props) {
  const say = useText();
  return (
    <Step
      title={say('signIn.codes.title', { count: codes.length })}
      text={say('signIn.codes.text')}
    >
      <CodesList agency={agency} codes={codes} />
      <DeskButton variant="primary" wide onClick={done}>
        {say('signIn.codes.done')}
      </DeskButton>
    </Step>
  );
}
