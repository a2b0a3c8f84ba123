import { type FormEvent, useState } from 'react';
import type { GraphLanguage } from '../../shared/i18n/languages.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { go } from '../app/usePlace.ts';
import { kinds } from '../pages/modules.ts';
import { nameOf } from '../parts/nameOf.ts';
import { useSaveParts } from '../parts/useSaveParts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import form from '../ui/Form.module.css';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';

interface Props {
  /** The keys of all articles. */
  taken: readonly string[];
  /** The default language of the site. */
  language: GraphLanguage;
  close: () => void;
}

/** Makes an article of a category as a draft. */
export function NewArticleDialog({ taken, language, close }: Props) {
  const say = useText();
  const [title, setTitle] = useState('');
  const [category, setCategory] = useState<string>('pages');
  const names = taken
    .filter((key) => key.startsWith(`${category}/`))
    .map((key) => key.slice(category.length + 1));
  const key = `${category}/${nameOf(title, names)}`;
  const save = useSaveParts({ record: `article:${key}`, article: key });
  const change = useChange(() => go({ screen: 'article', key }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    change.run(() =>
      save(
        [
          { field: 'made', value: 'true', language: null, version: 0 },
          { field: 'title', value: title, language, version: 0 },
        ],
        true,
      ),
    );
  };
  return (
    <DeskDialog title={say('articles.new')} close={close}>
      <form className={form.form} onSubmit={send} noValidate>
        {(change.wrong || change.failed) && (
          <DeskNotice variant="bad" alert>
            {say(change.failed ? 'state.notSent' : 'articles.notMade')}
          </DeskNotice>
        )}
        <SelectField
          label={say('articles.category')}
          value={category}
          options={kinds.category.map((value) => ({
            value,
            text: say(`articles.category.${value}` as TextKey),
          }))}
          onChange={setCategory}
        />
        <TextField
          label={say('part.in', { field: say('part.title'), language })}
          data-first
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <p className="soft">{say('articles.newText')}</p>
        <DeskButton type="submit" variant="primary" busy={change.busy}>
          {say('articles.make')}
        </DeskButton>
      </form>
    </DeskDialog>
  );
}
