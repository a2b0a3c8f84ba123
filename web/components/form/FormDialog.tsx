import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useRouter } from '../../app/router/useRouter.ts';
import { dispose, type View } from '../../app/router/view.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useModal } from '../ui/useModal.ts';
import { DialogContext } from './dialogContext.ts';
import css from './FormDialog.module.css';
import { type Posted, PostedContext } from './posted.ts';

export interface DialogProps {
  /** The address of the form. */
  to: string;
  shown: boolean;
  onClose: () => void;
  /** What is filled in already. */
  filled?: Posted | null;
}

/** A form over the page that it belongs to. Closed and opened again it still holds what was typed. */
export function FormDialog({ to, shown, onClose, filled = null }: DialogProps) {
  const intl = useIntl();
  const title = useId();
  const dialog = useModal(shown);
  const view = useViewOf(to);
  // In the body: what styles the links around the one that opens it is not meant for the form.
  return createPortal(
    <dialog ref={dialog} className={css.dialog} aria-labelledby={title} onClose={onClose}>
      <IconButton
        icon="x"
        className={css.close}
        label={intl.formatMessage({ id: 'ui.close' })}
        onClick={() => dialog.current?.close()}
      />
      <DialogContext value={title}>
        <PostedContext value={filled}>
          {view && <view.Page data={view.data} location={view.location} />}
        </PostedContext>
      </DialogContext>
    </dialog>,
    document.body,
  );
}

/** The view of an address; one that does not come is gone to, where the failure is told. */
function useViewOf(to: string): View | null {
  const { open, navigate } = useRouter();
  const [view, setView] = useState<View | null>(null);
  useEffect(() => {
    let over = false;
    let held: View | null = null;
    open(to).then(
      (found) => {
        if (over) return dispose(found);
        held = found;
        setView(found);
      },
      () => over || navigate(to),
    );
    return () => {
      over = true;
      if (held) dispose(held);
    };
  }, [to, open, navigate]);
  return view;
}
