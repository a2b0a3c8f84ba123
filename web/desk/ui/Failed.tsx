import type { Failure } from '../app/failure.ts';
import { useText } from '../app/texts.ts';
import { DeskButton } from './DeskButton.tsx';
import { Empty } from './Empty.tsx';

interface Props {
  failure: Failure;
  again: () => void;
  /** Its title is that of the screen. */
  whole?: boolean;
}

/** Shown in place of what could not be read: why, and how to go on. */
export function Failed({ failure, again, whole = false }: Props) {
  const say = useText();
  return (
    <div role="alert">
      <Empty
        title={say(`state.${failure}.title`)}
        text={say(`state.${failure}.text`)}
        whole={whole}
      >
        {failure !== 'forbidden' && <DeskButton onClick={again}>{say('state.again')}</DeskButton>}
      </Empty>
    </div>
  );
}
