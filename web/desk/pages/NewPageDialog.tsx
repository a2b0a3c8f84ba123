import { type FormEvent, useState } from 'react';
import type { GraphLanguage } from '../../shared/i18n/languages.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { go } from '../app/usePlace.ts';
import { nameOf } from '../parts/nameOf.ts';
import { useSaveParts } from '../parts/useSaveParts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import form from '../ui/Form.module.css';
import { TextField } from '../ui/TextField.tsx';

interface Props {
  /** The keys of all pages. */
  taken: readonly string[];
  /** The default language of the site. */
  language: GraphLanguage;
  close: () => void;
}

/** Makes a page as a draft. Its address follows the title until it is written. */
export function NewPageDialog({ taken, language, close }: Props) {
  const say = useText();
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState<string | null>(null);
  const key = nameOf(title, taken);
  const save = useSaveParts({ record: `page:${key}`, page: key });
  const change = useChange(() => go({ screen: 'page', key }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const part = (field: string, value: string) => ({ field, value, language: null, version: 0 });
    change.run(() =>
      save(
        [
          part('made', 'true'),
          { ...part('title', title), language },
          part('path', address ?? key),
          part('status', 'Published'),
        ],
        true,
      ),
    );
  };
  return (
    <DeskDialog title={say('pages.new')} close={close}>
      <form className={form.form} onSubmit={send} noValidate>
        {(change.wrong || change.failed) && (
          <DeskNotice variant="bad" alert>
            {change.failed
              ? say('state.notSent')
              : change.wrong === 'TAKEN'
                ? say('part.problem.TAKEN')
                : say('pages.notMade')}
          </DeskNotice>
        )}
        <TextField
          label={say('part.in', { field: say('part.title'), language })}
          data-first
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          label={say('part.path')}
          help={say('pages.addressHelp')}
          value={address ?? (title && `/${key}/`)}
          onChange={({ target }) => setAddress(target.value)}
        />
        <p className="soft">{say('pages.newText')}</p>
        <DeskButton type="submit" variant="primary" busy={change.busy}>
          {say('pages.make')}
        </DeskButton>
      </form>
    </DeskDialog>
  );
}
