import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  PropertyTexts_property$data,
  PropertyTexts_property$key,
} from '../__generated__/PropertyTexts_property.graphql.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { NotSent } from '../ui/NotSent.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import css from './PropertyTexts.module.css';
import { usePropertyChange } from './usePropertyChange.ts';

interface Props {
  property: PropertyTexts_property$key;
  number: number;
  /** The property is read again. */
  changed: () => void;
}

type Text = PropertyTexts_property$data['texts'][number];

/** The title and the description of a property of the desk, the languages side by side. What was typed stays until it is saved. */
export function PropertyTexts({ property: key, number, changed }: Props) {
  const say = useText();
  const { editable, version, texts } = useFragment(
    graphql`
      fragment PropertyTexts_property on DeskProperty {
        editable
        version
        texts {
          language
          title
          description
        }
      }
    `,
    key,
  );
  const [typed, setTyped] = useState<readonly Text[]>([]);
  // the version that was saved over: what was typed is shown until what was saved is read, and so is what undoes it
  const [saved, setSaved] = useState<number | null>(null);
  const { setTexts } = usePropertyChange();
  const change = useChange(() => {
    setSaved(version);
    changed();
  });
  if (!editable) return null;
  const isRead = saved !== null && saved !== version;
  const pending = isRead ? [] : typed;
  const shown = texts.map((text) => pending.find((one) => one.language === text.language) ?? text);
  const edited = shown.filter((text, at) => {
    const before = texts[at];
    return text.title !== before?.title || text.description !== before.description;
  });
  const type = (text: Text) => {
    setTyped([...pending.filter((one) => one.language !== text.language), text]);
    setSaved(null);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (edited.length === 0 || saved !== null) return;
    change.run(() =>
      setTexts({
        number,
        version,
        texts: edited.map(({ language, title, description }) => ({ language, title, description })),
      }),
    );
  };
  return (
    <Block title={say('texts.title')}>
      <form className={css.form} onSubmit={send}>
        <div className={css.languages}>
          {shown.map((text) => {
            const language = say(`language.${text.language as 'NL'}`);
            return (
              <fieldset key={text.language} lang={text.language.toLowerCase()}>
                <legend className="strong">{language}</legend>
                <TextField
                  label={say('texts.heading')}
                  value={text.title}
                  onChange={(event) => type({ ...text, title: event.target.value })}
                />
                <TextArea
                  label={say('texts.description')}
                  rows={10}
                  value={text.description}
                  onChange={(event) => type({ ...text, description: event.target.value })}
                />
              </fieldset>
            );
          })}
        </div>
        {change.wrong && (
          <DeskNotice variant="bad" alert>
            {say(
              change.wrong === 'STALE'
                ? 'property.stale'
                : change.wrong === 'REQUIRED'
                  ? 'texts.required'
                  : 'texts.refused',
            )}
          </DeskNotice>
        )}
        {change.failed && (
          <DeskNotice variant="bad" alert>
            <NotSent failure={change.failed} />
          </DeskNotice>
        )}
        {edited.length > 0 && (
          <p className={css.row}>
            <DeskButton type="submit" variant="primary" busy={change.busy || saved !== null}>
              {say('texts.save')}
            </DeskButton>
            <DeskButton variant="plain" onClick={() => setTyped([])}>
              {say('dialog.cancel')}
            </DeskButton>
            {change.wrong === 'STALE' && (
              <DeskButton onClick={changed}>{say('property.again')}</DeskButton>
            )}
          </p>
        )}
      </form>
    </Block>
  );
}
