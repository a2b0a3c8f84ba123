import { useState } from 'react';
import { useText } from '../app/texts.ts';
import { TextField } from '../ui/TextField.tsx';
import { type ChosenList, readListAddress } from './listAddress.ts';

/** The filter of a list of properties: the address of a list of the site, which is read when it is pasted or typed. */
export function ListFilterField({
  filter,
  change,
}: {
  filter: string;
  change: (list: ChosenList) => void;
}) {
  const say = useText();
  const [typed, setTyped] = useState<string>();
  const unread = typed !== undefined && readListAddress(typed) === null;
  return (
    <TextField
      label={say('modules.filter')}
      help={say('modules.filterHelp')}
      error={unread ? say('modules.filterUnread') : undefined}
      value={typed ?? filter}
      spellCheck={false}
      onChange={({ target }) => {
        setTyped(target.value);
        const list = readListAddress(target.value);
        if (list) change(list);
      }}
      onBlur={() => {
        if (!unread) setTyped(undefined);
      }}
    />
  );
}
