import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { resource } from '../router/resource.ts';
import { useRouter } from '../router/useRouter.ts';
import type { DialogProps } from './FormDialog.tsx';
import type { Posted } from './posted.ts';

const loadDialog = resource(() => import('./FormDialog.tsx'));

/** A form in a dialog over this page, and what opens it. `dialog` is false before. */
export function useFormDialog(to: string): {
  open: (filled?: Posted) => void;
  dialog: ReactNode;
} {
  const { navigate } = useRouter();
  const [filled, setFilled] = useState<Posted | null>(null);
  const [opened, setOpened] = useState(false);
  const [shown, setShown] = useState(false);
  const [Dialog] = useState(() => lazyDialog(() => navigate(to)));
  return {
    open: (filled) => {
      setFilled(filled ?? null);
      setOpened(true);
      setShown(true);
    },
    dialog: opened && (
      <Suspense>
        <Dialog to={to} shown={shown} filled={filled} onClose={() => setShown(false)} />
      </Suspense>
    ),
  };
}

/** The dialog; when its code does not load, `leave` goes to the form's own page. */
function lazyDialog(leave: () => void) {
  return lazy<ComponentType<DialogProps>>(() =>
    loadDialog().then(
      (module) => ({ default: module.FormDialog }),
      () => {
        leave();
        return { default: () => null };
      },
    ),
  );
}
