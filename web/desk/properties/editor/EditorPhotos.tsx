import { type DragEvent, type KeyboardEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EditorPhotos_photos$key } from '../../__generated__/EditorPhotos_photos.graphql.ts';
import { Link } from '../../app/Link.tsx';
import { useOfflineSince } from '../../app/online.ts';
import { type TextKey, useText } from '../../app/texts.ts';
import { allPictures } from '../../pictures/lists.ts';
import { uploadText } from '../../pictures/uploadText.ts';
import { DeskButton, IconButton } from '../../ui/DeskButton.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { Wrong } from '../../ui/Wrong.tsx';
import { Thumbnail } from '../Thumbnail.tsx';
import css from './EditorPhotos.module.css';
import { moved } from './order.ts';
import { useChangePhotos } from './useChangePhotos.ts';
import { useEditedList } from './useEditedList.ts';
import { type Upload, useUploads } from './useUploads.ts';

interface Props {
  number: number;
  /** Which pictures they are. */
  of: Pictures;
  photos: EditorPhotos_photos$key;
  /** Takes the PDFs among what is chosen; absent where there are none. */
  documents?: (files: readonly File[]) => void;
  /** The property is read again. */
  changed: () => void;
}

/** The types of pictures that are taken. The server looks at the content. */
const types = 'image/jpeg,image/png,image/webp,image/svg+xml';

export type Pictures = 'PHOTOS' | 'PLANS' | 'PANORAMAS';

/** The text for a picture that was refused. */
const wrongPicture = (problem: Parameters<typeof uploadText>[0]): TextKey =>
  problem.code === 'OUT_OF_RANGE' ? 'editor.photos.noPanorama' : uploadText(problem);

/**
 * The photos of a property of the desk, its plans or its pictures of 360 degrees: many are added at once, dragged or moved with the keys
 * into their order, and taken away. The first photo is on the card.
 */
export function EditorPhotos({ number, of, photos: key, documents, changed }: Props) {
  const photos = useFragment(
    graphql`
      fragment EditorPhotos_photos on EditedPhoto @relay(plural: true) {
        name
        url
        alt
        lack
      }
    `,
    key,
  );
  const say = useText();
  const { locale } = useIntl();
  const id = useId();
  const { addPhoto, setPhotos } = useChangePhotos();
  const uploads = useUploads(
    (file, sent) => addPhoto(number, of, file, sent),
    wrongPicture,
    changed,
  );
  const [dragged, setDragged] = useState<number | null>(null);
  const read = photos.map(({ name }) => name);
  const edited = useEditedList(
    read,
    (before, next) => setPhotos({ number, of, before: [...before], photos: [...next] }),
    changed,
  );
  const { list: names, write } = edited;
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const move = (from: number, to: number) => {
    write(moved(names, from, to));
    const name = names[from];
    requestAnimationFrame(() => document.getElementById(`${id}-${name}`)?.focus());
  };
  const remove = (name: string) => write(names.filter((one) => one !== name));
  const keys = (at: number, name: string) => (event: KeyboardEvent) => {
    const to = event.altKey ? { ArrowLeft: at - 1, ArrowRight: at + 1 }[event.key] : undefined;
    if (to !== undefined) move(at, to);
    else if (event.key === '1' && !event.altKey && !event.ctrlKey) move(at, 0);
    else if (event.key === 'Delete') remove(name);
    else return;
    event.preventDefault();
  };
  const add = (files: readonly File[]) => {
    const isDocument = ({ type }: File) => documents !== undefined && type === 'application/pdf';
    const pictures = files.filter((one) => !isDocument(one));
    if (pictures.length > 0) uploads.add(pictures);
    if (pictures.length < files.length) documents?.(files.filter(isDocument));
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    add([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be chosen as well as dropped
    <div className={css.photos} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p className={css.choose}>
        <label className={css.file}>
          {say('editor.photos.add', { of })}
          <input
            type="file"
            multiple
            accept={documents ? `${types},application/pdf` : types}
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </label>
        <span className="small soft">{say('editor.photos.help', { of })}</span>
      </p>
      <Uploads of={of} {...uploads} />
      <Wrong
        failed={edited.failed}
        text={
          edited.wrong &&
          say(edited.wrong === 'STALE' ? 'property.stale' : 'editor.photos.refused', { of })
        }
      />
      <ol className={css.list} data-of={of}>
        {names.map((name, at) => {
          const photo = photos.find((one) => one.name === name);
          const file = photo?.url?.split('/').at(-1);
          return (
            <li
              key={name}
              draggable
              data-dragged={dragged === at || undefined}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(at);
              }}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                event.stopPropagation();
                move(dragged, at);
                setDragged(null);
              }}
            >
              <button
                type="button"
                id={`${id}-${name}`}
                className={css.photo}
                aria-label={say('editor.photos.photo', {
                  of,
                  number: at + 1,
                  alt: photo?.alt ?? '',
                })}
                aria-describedby={`${id}-keys`}
                onKeyDown={keys(at, name)}
              >
                <Thumbnail url={photo?.url} width={400} height={267} />
                <b aria-hidden="true">{at + 1}</b>
              </button>
              <div className={css.row}>
                <IconButton
                  icon="back"
                  label={say('editor.photos.forward', { of, number: at + 1 })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  icon="forth"
                  label={say('editor.photos.backward', { of, number: at + 1 })}
                  disabled={at === names.length - 1}
                  onClick={() => move(at, at + 1)}
                />
                <IconButton
                  icon="close"
                  label={say('editor.photos.remove', { of, number: at + 1 })}
                  onClick={() => remove(name)}
                />
              </div>
              {at > 0 && (
                <button type="button" className={css.first} onClick={() => move(at, 0)}>
                  {say('editor.photos.first')}
                </button>
              )}
              {file && (
                <p className={css.words}>
                  <Link to={allPictures(file)}>{photo?.alt || say('properties.describe')}</Link>
                </p>
              )}
              {photo && photo.lack.length > 0 && (
                <p className="small">
                  <Sign variant="bad" icon="warning">
                    {say('properties.noWords', {
                      languages: photo.lack
                        .map((one) => languages.of(one.toLowerCase()))
                        .join(', '),
                    })}
                  </Sign>
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {names.length > 0 && (
        <p className={`small soft ${css.keys}`} id={`${id}-keys`}>
          {say('editor.photos.keys', { of })}
        </p>
      )}
    </div>
  );
}

/** What is on its way, in one line, and what failed, each with the way to send it again. */
export function Uploads({
  of,
  list,
  again,
  forget,
}: Pick<ReturnType<typeof useUploads>, 'list' | 'again' | 'forget'> & {
  of: Pictures | 'DOCUMENTS';
}) {
  const say = useText();
  const offline = useOfflineSince() !== null;
  if (list.length === 0) return null;
  const done = list.filter(({ state }) => state === 'done').length;
  const failed = list.filter(
    (one): one is Upload & { wrong: NonNullable<Upload['wrong']> } => one.wrong !== null,
  );
  const sent = list.reduce((sum, { part, state }) => sum + (state === 'failed' ? 0 : part), 0);
  return (
    <div className={css.uploads}>
      <label>
        {say('editor.photos.sent', { of, done, count: list.length })}
        {offline && <span className="soft">{say('waiting.one')}</span>}
        <progress value={sent / list.length} />
      </label>
      <div role="alert">
        <ul>
          {failed.map(({ id, file, wrong }) => (
            <li key={id}>
              <span>
                <b>{file.name}</b> {say(wrong)}
              </span>
              <DeskButton onClick={() => again(id)}>{say('editor.again')}</DeskButton>
              <DeskButton variant="plain" onClick={() => forget(id)}>
                {say('editor.photos.forget')}
              </DeskButton>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
