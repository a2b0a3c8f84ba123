import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Asks for the code of the phone when the graph answers CODE_AGAIN, and then repeats what needed it. */
export function useConfirm(): { confirm: (again: () => void) => void; dialog: ReactNode } {
  const [again, setAgain] = useState<(() => void) | null>(null);
  const dialog = again && (
    <ConfirmDialog
      close={() => setAgain(null)}
      done={() => {
        setAgain(null);
        again();
      }}
    />
  );
  return { confirm: (what) => setAgain(() => what), dialog };
}
