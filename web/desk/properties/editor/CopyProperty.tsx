import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/useChange.ts';
import { go } from '../../app/usePlace.ts';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { Wrong } from '../../ui/Wrong.tsx';
import { usePropertyChange } from '../usePropertyChange.ts';

/** Makes a copy of a property, and opens it. */
export function CopyProperty({ number }: { number: number }) {
  const say = useText();
  const { copy } = usePropertyChange();
  const change = useChange(() => {});
  const send = () =>
    change.run(async () => {
      const sent = await copy(number);
      if (sent.__typename === 'PropertyChanged')
        go({ screen: 'editor', number: sent.property.number });
      return sent;
    });
  return (
    <div>
      <DeskButton busy={change.busy} onClick={send}>
        {say('editor.copy')}
      </DeskButton>
      <p className="small soft">{say('editor.copy.text')}</p>
      <Wrong failed={change.failed} text={change.wrong && say('state.notSent')} />
    </div>
  );
}
