import type { ComponentProps, MouseEvent } from 'react';
import { addressOf } from './place.ts';
import { go } from './usePlace.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  to: Parameters<typeof addressOf>[0];
}

/** A link to a screen of the desk. With Ctrl and the like it opens a tab, as any link. */
export function Link({ to, onClick, ...rest }: Props) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    go(to);
  };
  return <a href={addressOf(to)} onClick={open} {...rest} />;
}
