import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useId,
  useState,
} from 'react';

/**
 * When the panel under a search field is open: from focus or the search button until focus leaves the form or Escape
 * is pressed (specification section 4).
 */
export function useSearchPanel(field: RefObject<HTMLInputElement | null>) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    field.current?.form?.scrollIntoView({ block: 'start' });
  };
  return {
    id,
    open,
    /** The button opens a closed panel; pressed again it searches, as Enter in the field does. */
    openFirst(event: MouseEvent) {
      if (open || !field.current || document.activeElement === field.current) return;
      event.preventDefault();
      field.current.focus();
      show();
    },
    form: {
      onBlur(event: FocusEvent<HTMLFormElement>) {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        field.current?.focus();
        setOpen(false);
      },
    },
    field: {
      role: 'combobox',
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onFocus: show,
      onInput: () => setOpen(true),
    },
  } as const;
}
