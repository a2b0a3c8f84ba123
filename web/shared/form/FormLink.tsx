import type { ComponentProps, MouseEvent } from 'react';
import { isModified, Link } from '../router/Link.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { formAddress } from './formAddress.ts';
import { useFormDialog } from './useFormDialog.tsx';

interface Form {
  /** The page that the form belongs to. */
  path: string;
  /** The form's name in routes.ts. */
  form: string;
}

type Rest<C extends typeof Link | typeof ButtonLink> = Omit<ComponentProps<C>, keyof Form | 'to'>;

/** A link that opens a form over the page. Without scripts, and in a new tab, the form is a page of its own. */
export function FormLink({ path, form, ...rest }: Form & Rest<typeof Link>) {
  const { link, dialog } = useFormLink({ path, form });
  return (
    <>
      <Link {...rest} {...link} />
      {dialog}
    </>
  );
}

/** The same as a button. */
export function FormButton({ path, form, ...rest }: Form & Rest<typeof ButtonLink>) {
  const { link, dialog } = useFormLink({ path, form });
  return (
    <>
      <ButtonLink {...rest} {...link} />
      {dialog}
    </>
  );
}

function useFormLink({ path, form }: Form) {
  const to = formAddress(path, form);
  const { open, dialog } = useFormDialog(to);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isModified(event)) return;
    event.preventDefault();
    open();
  };
  return { link: { to, onClick, 'aria-haspopup': 'dialog' } as const, dialog };
}
