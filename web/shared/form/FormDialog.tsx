import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useRouter } from '../router/useRouter.ts';
import type { View } from '../router/view.ts';
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
  /** Values that are filled in beforehand. */
  filled?: Posted | null;
}

/** A form in a dialog over its page. Closed and opened again it still has what was typed. */
export function FormDialog({ to, shown, onClose, filled = null }: DialogProps) {
  const intl = useIntl();
  const title = useId();
  const dialog = useModal(shown);
  const view = useViewOf(to);
  // In the body, so that styles around the link that opens it do not apply to the form.
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

/** The view of an address. When it does not load, the router goes there, and that page shows the failure. */
function useViewOf(to: string): View | null {
  const { open, navigate } = useRouter();
  const [view, setView] = useState<View | null>(null);
  useEffect(() => {
    let cancelled = false;
    open(to).then(
      (found) => cancelled || setView(found),
      () => cancelled || navigate(to),
    );
    return () => {
      cancelled = true;
    };
  }, [to, open, navigate]);
  return view;
}
