import { useLayoutEffect } from 'react';
import { store, stored } from './stored.ts';

/** Whether keys of one letter do something; everybody may switch them off (WCAG 2.1.4). */
export const keysOn = () => stored('letters') !== 'off';
export const switchKeys = (on: boolean) => store('letters', on ? null : 'off');

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Whether somebody is typing into a field. */
export const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(typing) !== null;

/** Calls the function of the pressed key; not while somebody types, in a dialog, or with Ctrl, Alt or the like. */
export function useKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  // before the screen is painted: whoever sees it may press a key at once
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key.toLowerCase()];
      if (!act || event.ctrlKey || event.metaKey || event.altKey || !keysOn()) return;
      if (isTyping(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [keys]);
}
