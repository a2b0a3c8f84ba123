import { type DragEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../app/Link.tsx';
import { useText } from '../../app/texts.ts';
import { type Change, useChange } from '../../app/useChange.ts';
import { allPictures } from '../../pictures/lists.ts';
import { DeskButton, IconButton } from '../../ui/DeskButton.tsx';
import { DeskNotice } from '../../ui/DeskNotice.tsx';
import { NotSent } from '../../ui/NotSent.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { Thumbnail } from '../Thumbnail.tsx';
import css from './EditorPhotos.module.css';
import { moved } from './order.ts';
import { useChangePhotos } from './useChangePhotos.ts';
import type { Editor } from './useField.ts';
import { type Upload, useUploads } from './useUploads.ts';

interface Props {
  number: number;
  photos: Editor['photos'];
  /** The property is read again. */
  changed: () => void;
}

/** The types of pictures that are taken. The server looks at the content. */
const types = 'image/jpeg,image/png,image/webp,image/svg+xml';

/**
 * The photos of a property of the desk: many are added at once, dragged or moved with the keys into their order, and taken away. The first
 * one is on the card.
 */
export function EditorPhotos({ number, photos, changed }: Props) {
  const say = useText();
  const { locale } = useIntl();
  const id = useId();
  const uploads = useUploads(number, changed);
  const { setPhotos } = useChangePhotos();
  // an order that is asked for, and with it what was read then; and what was sent last, until it is read
  const [order, setOrder] = useState<{ of: string; names: readonly string[] } | null>(null);
  const [sent, setSent] = useState<readonly string[] | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const change = useChange(changed);
  const read = photos.map(({ name }) => name);
  const isSent = order !== null && sent?.join() === order.names.join();
  if (isSent && !change.busy && order.of !== read.join()) {
    setOrder(null);
    setSent(null);
  }
  const names = order?.names ?? read;
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const forget = () => {
    setOrder(null);
    setSent(null);
  };
  useEffect(() => {
    if (!order || isSent || change.busy) return;
    change.run(async () => {
      try {
        const input = { number, before: [...(sent ?? read)], photos: [...order.names] };
        const answer: Change = await setPhotos(input);
        if (answer.__typename === 'PropertyChanged') setSent(order.names);
        else {
          forget();
          changed();
        }
        return answer;
      } catch (error) {
        forget();
        throw error;
      }
    });
  });
  const write = (next: readonly string[]) => {
    if (next.join() !== names.join()) setOrder({ of: read.join(), names: next });
  };
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
  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    uploads.add(files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be chosen as well as dropped
    <div className={css.photos} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p className={css.choose}>
        <label className={css.file}>
          {say('editor.photos.add')}
          <input
            type="file"
            multiple
            accept={types}
            onChange={(event) => {
              uploads.add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </label>
        <span className="small soft">{say('editor.photos.help')}</span>
      </p>
      <Uploads {...uploads} />
      {change.wrong && (
        <DeskNotice variant="bad" alert>
          {say(change.wrong === 'STALE' ? 'property.stale' : 'editor.photos.refused')}
        </DeskNotice>
      )}
      {change.failed && (
        <DeskNotice variant="bad" alert>
          <NotSent failure={change.failed} />
        </DeskNotice>
      )}
      <ol className={css.list}>
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
                aria-label={say('editor.photos.photo', { number: at + 1, alt: photo?.alt ?? '' })}
                aria-describedby={`${id}-keys`}
                onKeyDown={keys(at, name)}
              >
                <Thumbnail url={photo?.url} width={400} height={267} />
                <b aria-hidden="true">{at + 1}</b>
              </button>
              <div className={css.row}>
                <IconButton
                  icon="back"
                  label={say('editor.photos.forward', { number: at + 1 })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  icon="forth"
                  label={say('editor.photos.backward', { number: at + 1 })}
                  disabled={at === names.length - 1}
                  onClick={() => move(at, at + 1)}
                />
                {at > 0 && (
                  <DeskButton variant="plain" onClick={() => move(at, 0)}>
                    {say('editor.photos.first')}
                  </DeskButton>
                )}
                <IconButton
                  icon="close"
                  label={say('editor.photos.remove', { number: at + 1 })}
                  onClick={() => remove(name)}
                />
              </div>
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
        <p className="small soft" id={`${id}-keys`}>
          {say('editor.photos.keys')}
        </p>
      )}
    </div>
  );
}

/** What is on its way, in one line, and what failed, each with the way to send it again. */
function Uploads({
  list,
  again,
  forget,
}: Pick<ReturnType<typeof useUploads>, 'list' | 'again' | 'forget'>) {
  const say = useText();
  if (list.length === 0) return null;
  const done = list.filter(({ state }) => state === 'done').length;
  const failed = list.filter(
    (one): one is Upload & { wrong: NonNullable<Upload['wrong']> } => one.wrong !== null,
  );
  const sent = list.reduce((sum, { part, state }) => sum + (state === 'failed' ? 0 : part), 0);
  return (
    <div className={css.uploads}>
      <label>
        {say('editor.photos.sent', { done, count: list.length })}
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
