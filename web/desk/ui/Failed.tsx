import { type Failure, kindOf, numberOf } from '../app/failure.ts';
import { useText } from '../app/texts.ts';
import { DeskButton } from './DeskButton.tsx';
import { Empty } from './Empty.tsx';
import { WhoMay } from './WhoMay.tsx';

interface Props {
  failure: Failure;
  again: () => void;
  /** It stands for a screen, so its title is a heading of the first level. */
  isScreen?: boolean;
}

/** Shown in place of what could not be read: why, and how to go on. */
export function Failed({ failure, again, isScreen = false }: Props) {
  const say = useText();
  const kind = kindOf(failure);
  const number = numberOf(failure);
  return (
    <div role="alert">
      <Empty
        title={say(`state.${kind}.title`)}
        text={kind === 'forbidden' ? <WhoMay /> : say(`state.${kind}.text`)}
        isScreen={isScreen}
      >
        {number && <span className="small soft">{say('state.number', { number })}</span>}
        {kind !== 'forbidden' && <DeskButton onClick={again}>{say('state.again')}</DeskButton>}
      </Empty>
    </div>
  );
}
