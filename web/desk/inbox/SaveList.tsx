import { type FormEvent, useState } from 'react';
import { savedListCharacters } from '../app/limits.ts';
import { useSession } from '../app/session.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useDialog } from '../app/useDialog.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import form from '../ui/Form.module.css';
import { NotSent } from '../ui/NotSent.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { isEmpty, keyOf, type Selection } from './filter.ts';
import { type Saved, useRemoveList, useSaveList } from './useSavedLists.ts';

interface Props {
  selection: Selection;
  lists: readonly Saved[];
  /** Reads the lists anew. */
  again: () => void;
}

/** Saves a list with its filter under a name, or removes the saved list that is shown. */
export function SaveList({ selection, lists, again }: Props) {
  const say = useText();
  const saving = useDialog('saveList');
  const remove = useRemoveList();
  const removing = useChange(again);
  const own = lists.find((list) => keyOf(list.selection) === keyOf(selection));
  if (isEmpty(selection.filter)) return null;
  return (
    <>
      {own?.removable && (
        <DeskButton
          variant="plain"
          busy={removing.busy}
          onClick={() => removing.run(() => remove(own.id))}
        >
          {say('saved.remove', { name: own.name })}
        </DeskButton>
      )}
      {!own && (
        <DeskButton variant="plain" onClick={() => saving.show()}>
          {say('saved.save')}
        </DeskButton>
      )}
      {(removing.wrong || removing.failed) && (
        <span role="alert">
          <NotSent failure={removing.failed} />
        </span>
      )}
      {saving.about !== null && !own && (
        <SaveDialog
          selection={selection}
          close={saving.close}
          saved={() => {
            saving.close();
            again();
          }}
        />
      )}
    </>
  );
}

interface DialogProps {
  selection: Selection;
  close: () => void;
  saved: () => void;
}

/** Names a list; a manager may share it. */
function SaveDialog({ selection, close, saved }: DialogProps) {
  const say = useText();
  const { desk } = useSession();
  const save = useSaveList();
  const change = useChange(saved);
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.run(() => save(selection, name, shared));
  };
  const failed =
    change.failed && say(change.failed === 'offline' ? 'state.notSentOffline' : 'state.notSent');
  const wrong = change.wrong && say(wrongText[change.wrong] ?? 'state.notSent');
  return (
    <DeskDialog title={say('saved.save')} close={close}>
      <form className={form.form} onSubmit={submit} noValidate>
        <TextField
          label={say('saved.name')}
          help={say('saved.help')}
          data-first
          maxLength={savedListCharacters}
          value={name}
          error={wrong || failed || undefined}
          onChange={({ target }) => setName(target.value)}
        />
        {desk.rights.includes('ALL_LEADS') && (
          <Toggle
            label={say('saved.share')}
            help={say('saved.shareHelp')}
            checked={shared}
            onChange={setShared}
          />
        )}
        <p className="row">
          <DeskButton type="submit" variant="primary" busy={change.busy}>
            {say('saved.keep')}
          </DeskButton>
          <DeskButton variant="plain" onClick={close}>
            {say('dialog.cancel')}
          </DeskButton>
        </p>
      </form>
    </DeskDialog>
  );
}

const wrongText: Readonly<Record<string, TextKey>> = {
  REQUIRED: 'saved.required',
  TOO_MANY: 'saved.tooMany',
};
