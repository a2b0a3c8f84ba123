import { useState } from 'react';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useDialog } from '../app/useDialog.ts';
import { Toast } from '../ui/Toast.tsx';
import type { Done } from './done.ts';
import { NotUndone } from './NotUndone.tsx';
import { PriceDialog } from './PriceDialog.tsx';
import { StandingDialog } from './StandingDialog.tsx';
import { usePropertyChange } from './usePropertyChange.ts';

/** The dialogs that change the price and the standing of the property that the address names, and what was done last. */
export function PropertyDialogs({ changed }: { changed: () => void }) {
  const say = useText();
  const price = useDialog('price');
  const standing = useDialog('standing');
  const [done, setDone] = useState<Done | null>(null);
  const { undo } = usePropertyChange();
  const undoing = useChange(() => {
    setDone({ text: say('lead.undone'), undo: null });
    changed();
  });
  const finished = (close: () => void) => (next: Done) => {
    close();
    setDone(next);
    changed();
  };
  const id = done?.undo;
  return (
    <>
      {price.about && (
        <PriceDialog
          number={Number(price.about)}
          close={price.close}
          done={finished(price.close)}
        />
      )}
      {standing.about && (
        <StandingDialog
          number={Number(standing.about)}
          close={standing.close}
          done={finished(standing.close)}
        />
      )}
      <Toast
        about={done}
        undo={id ? () => undoing.run(() => undo(id)) : null}
        busy={undoing.busy}
        forget={() => setDone(null)}
      >
        {undoing.wrong || undoing.failed ? null : done?.text}
      </Toast>
      <NotUndone undoing={undoing} />
    </>
  );
}
