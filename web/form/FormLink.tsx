import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type MouseEvent,
  Suspense,
  useState,
} from 'react';
import { isModified, Link } from '../router/Link.tsx';
import { resource } from '../router/resource.ts';
import { useRouter } from '../router/useRouter.ts';
import { formAddress } from './formAddress.ts';

export interface DialogProps {
  /** The address of the form. */
  to: string;
  shown: boolean;
  onClose: () => void;
}

const loadDialog = resource(() => import('./FormDialog.tsx'));

interface Props extends Omit<ComponentProps<typeof Link>, 'to' | 'form'> {
  /** The page that the form belongs to. */
  path: string;
  /** The form, as routes.ts knows it. */
  form: string;
}

/** A link that opens a form over the page. Without scripts, and in a new tab, the form is a page of its own. */
export function FormLink({ path, form, ...rest }: Props) {
  const to = formAddress(path, form);
  const { navigate } = useRouter();
  const [opened, setOpened] = useState(false);
  const [shown, setShown] = useState(false);
  const [Dialog] = useState(() => dialogOr(() => navigate(to)));
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isModified(event)) return;
    event.preventDefault();
    setOpened(true);
    setShown(true);
  };
  return (
    <>
      <Link {...rest} to={to} aria-haspopup="dialog" onClick={click} />
      {opened && (
        <Suspense>
          <Dialog to={to} shown={shown} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The dialog; when its code does not come, the form's own page is gone to. */
function dialogOr(leave: () => void) {
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
