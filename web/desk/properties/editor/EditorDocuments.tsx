import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { GraphLanguage } from '../../../shared/i18n/languages.ts';
import { type TextKey, useText } from '../../app/texts.ts';
import type { uploadText } from '../../pictures/uploadText.ts';
import { fileSize } from '../../settings/fileSize.ts';
import { IconButton } from '../../ui/DeskButton.tsx';
import { Wrong } from '../../ui/Wrong.tsx';
import { documentKinds } from './documentKinds.ts';
import css from './EditorDocuments.module.css';
import photosCss from './EditorPhotos.module.css';
import { Uploads } from './EditorPhotos.tsx';
import { moved } from './order.ts';
import { wrongText } from './problems.ts';
import { useChangeDocuments } from './useChangeDocuments.ts';
import { useEditedList } from './useEditedList.ts';
import type { Editor } from './useField.ts';
import type { useUploads } from './useUploads.ts';

type Read = Editor['documents'][number];

/** A document as it is sent. */
interface Named {
  readonly file: string;
  readonly names: readonly { readonly language: GraphLanguage; readonly text: string }[];
  readonly public: boolean;
}

interface Props {
  number: number;
  documents: readonly Read[];
  /** Those of the site. */
  languages: readonly GraphLanguage[];
  uploads: ReturnType<typeof useUploads>;
  /** The property is read again. */
  changed: () => void;
}

/** The text for a document that was refused. */
export function wrongDocument({ code }: Parameters<typeof uploadText>[0]): TextKey {
  const known = (['FILE_TYPE', 'FILE_TOO_LARGE', 'TOO_MANY'] as const).find((one) => one === code);
  if (known) return `editor.documents.wrong.${known}`;
  return code === 'FULL' ? 'pictures.problem.FULL' : 'editor.documents.wrong.OTHER';
}

/** The documents of a property of the desk: PDFs, each with its names, and whether visitors read it or request it. */
export function EditorDocuments({ number, documents, languages, uploads, changed }: Props) {
  const say = useText();
  const id = useId();
  const { setDocuments } = useChangeDocuments();
  const read = documents.map(
    ({ file, names, public: isPublic }): Named => ({
      file,
      names: namesOf(names),
      public: isPublic,
    }),
  );
  const sent = (list: readonly Named[]) =>
    list.map((one) => ({ ...one, names: one.names.map((name) => ({ ...name })) }));
  const { list, write, wrong, failed } = useEditedList(
    read,
    (before, next) => setDocuments({ number, before: sent(before), documents: sent(next) }),
    changed,
  );
  const put = (at: number, one: Named) => write(list.map((it, i) => (i === at ? one : it)));
  const move = (from: number, to: number) => write(moved(list, from, to));
  return (
    <div className={photosCss.photos}>
      <p className={photosCss.choose}>
        <label className={photosCss.file}>
          {say('editor.documents.add')}
          <input
            type="file"
            multiple
            accept="application/pdf"
            onChange={(event) => {
              uploads.add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </label>
        <span className="small soft">{say('editor.documents.help')}</span>
      </p>
      <Uploads of="DOCUMENTS" {...uploads} />
      <Wrong
        failed={failed}
        text={
          wrong &&
          say(
            wrong === 'STALE'
              ? 'property.stale'
              : wrong === 'REQUIRED'
                ? 'editor.documents.nameless'
                : wrongText(wrong),
          )
        }
      />
      <ol className={css.documents}>
        {list.map((one, at) => (
          <li key={one.file} aria-labelledby={`${id}-${one.file}`}>
            <Shown
              id={`${id}-${one.file}`}
              document={documents.find(({ file }) => file === one.file)}
              name={nameOf(one.names, languages)}
            />
            <DocumentFields
              one={one}
              number={at + 1}
              languages={languages}
              put={(next) => put(at, next)}
            />
            <span className={css.deeds}>
              <IconButton
                icon="up"
                label={say('editor.documents.forward', { number: at + 1 })}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <IconButton
                icon="down"
                label={say('editor.documents.backward', { number: at + 1 })}
                disabled={at === list.length - 1}
                onClick={() => move(at, at + 1)}
              />
              <IconButton
                icon="close"
                label={say('editor.documents.remove', { number: at + 1 })}
                onClick={() => write(list.filter((_, i) => i !== at))}
              />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const namesOf = (names: Read['names']): Named['names'] =>
  names.map(({ language, text }) => ({ language: language as GraphLanguage, text }));

/** What a document is called in the first of the languages in which it has a name. */
const nameOf = (names: Named['names'], languages: readonly GraphLanguage[]) =>
  languages.flatMap((one) => names.find(({ language }) => language === one)?.text || [])[0] ??
  names[0]?.text ??
  'PDF';

/** The name of a document, which opens it where visitors may, and its size. */
function Shown({ id, document, name }: { id?: string; document: Read | undefined; name: string }) {
  const say = useText();
  const { locale } = useIntl();
  return (
    <span className={css.shown} id={id}>
      {document?.url ? (
        <a href={document.url} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        <b>{name}</b>
      )}
      <span className="small soft">
        {document && document.size > 0
          ? fileSize(Math.max(1, Math.round(document.size / 1000)), locale)
          : say('editor.documents.fetched')}
      </span>
    </span>
  );
}

/** What a document is, how it is called in each language of the site, and who reads it. */
function DocumentFields({
  one,
  number,
  languages,
  put,
}: {
  one: Named;
  number: number;
  languages: readonly GraphLanguage[];
  put: (next: Named) => void;
}) {
  const say = useText();
  const { locale } = useIntl();
  const id = useId();
  const [typed, setTyped] = useState<ReadonlyMap<GraphLanguage, string>>(new Map());
  const spoken = new Intl.DisplayNames(locale, { type: 'language' });
  const desk = locale.slice(0, 2).toUpperCase() as GraphLanguage;
  const text = (language: GraphLanguage) =>
    typed.get(language) ?? one.names.find((name) => name.language === language)?.text ?? '';
  const kind = Object.entries(documentKinds).find(([, names]) =>
    languages.every((language) => text(language) === names[language]),
  )?.[0];
  const others = one.names.filter(({ language }) => !languages.includes(language));
  const write = (of: (language: GraphLanguage) => string) => {
    const names = languages.flatMap((language) =>
      of(language).trim() ? [{ language, text: of(language).trim() }] : [],
    );
    const all = [...names, ...others].sort((a, b) => (a.language < b.language ? -1 : 1));
    setTyped(new Map());
    put({ ...one, names: all });
  };
  return (
    <div className={css.fields}>
      <label>
        <span>{say('editor.documents.kind', { number })}</span>
        <select
          value={kind ?? ''}
          onChange={({ target: { value } }) => {
            const names = documentKinds[value];
            if (names) write((language) => names[language]);
          }}
        >
          <option value="">{say('editor.documents.own')}</option>
          {Object.entries(documentKinds).map(([name, names]) => (
            <option key={name} value={name}>
              {names[desk]}
            </option>
          ))}
        </select>
      </label>
      {languages.map((language) => (
        <label key={language} htmlFor={`${id}-${language}`}>
          <span>
            {say('editor.documents.name', {
              number,
              language: spoken.of(language.toLowerCase()) ?? language,
            })}
          </span>
          <input
            id={`${id}-${language}`}
            type="text"
            autoComplete="off"
            lang={language.toLowerCase()}
            value={text(language)}
            onChange={({ target }) => setTyped(new Map([...typed, [language, target.value]]))}
            onBlur={() => typed.size > 0 && write(text)}
          />
        </label>
      ))}
      <label className={css.switch}>
        <input
          type="checkbox"
          checked={one.public}
          onChange={({ target }) => put({ ...one, public: target.checked })}
        />
        {say('editor.documents.public', { number })}
      </label>
    </div>
  );
}

/** The documents of a property that is not edited here. */
export function ReadDocuments({ documents, languages }: Pick<Props, 'documents' | 'languages'>) {
  const say = useText();
  if (documents.length === 0) return <p className="soft">{say('editor.documents.none')}</p>;
  return (
    <ul className={css.documents}>
      {documents.map((one) => (
        <li key={one.file}>
          <Shown document={one} name={nameOf(namesOf(one.names), languages)} />
          <span className="small soft">
            {say(one.public ? 'editor.documents.isPublic' : 'editor.documents.isRequested')}
          </span>
        </li>
      ))}
    </ul>
  );
}
