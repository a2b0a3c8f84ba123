import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { UploadDialogQuery } from '../__generated__/UploadDialogQuery.graphql.ts';
import { type Failure, failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import css from './UploadDialog.module.css';
import { uploadText } from './uploadText.ts';
import { useUploadPicture } from './useUploadPicture.ts';
import { WordsFields } from './WordsFields.tsx';

interface Props {
  title: string;
  /** What the picture shows already, of one that is replaced. */
  words?: readonly { readonly language: string; readonly text: string }[];
  close: () => void;
  /** The picture is there. What is returned stays shown until it ends. */
  done: (id: string) => Promise<void> | void;
}

/** The types of pictures that are taken. The server looks at the content. */
const types = 'image/jpeg,image/png,image/webp,image/svg+xml';

/** Chooses a file, says what it shows in each language, and sends it. */
export function UploadDialog({ title, words = [], close, done }: Props) {
  const say = useText();
  const { ended } = useSession();
  const { answer } = useQuery<UploadDialogQuery>(
    graphql`
      query UploadDialogQuery {
        site {
          languages
        }
      }
    `,
    {},
  );
  const languages = answer?.site?.languages;
  const upload = useUploadPicture();
  const [file, setFile] = useState<File | null>(null);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [sent, setSent] = useState<number | null>(null);
  const [wrong, setWrong] = useState<TextKey | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const id = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setWrong(null);
    setFile(event.target.files?.[0] ?? null);
  };
  const fields = (languages ?? []).map((language) => ({
    language,
    text: words.find((word) => word.language === language)?.text ?? '',
  }));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sent !== null) return;
    if (!file) return setWrong('pictures.problem.REQUIRED');
    setSent(0);
    setWrong(null);
    setFailure(null);
    try {
      const list = fields.map(({ language, text }) => ({
        language,
        text: typed[language] ?? text,
      }));
      const result = await upload(file, { words: list }, setSent);
      if (result.__typename === 'PictureChanged') return await done(result.picture.id);
      const problem = result.__typename === 'InvalidInput' ? result.problems[0] : undefined;
      if (problem?.code === 'SIGNED_OUT') return ended();
      setWrong(uploadText(problem ?? {}));
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setSent(null);
    }
  };
  return (
    <DeskDialog title={title} close={close}>
      {!languages && <Waiting rows={4} />}
      {languages && (
        <form className={css.form} onSubmit={send}>
          <div>
            <label htmlFor={id}>{say('pictures.file')}</label>
            <input id={id} type="file" accept={types} onChange={choose} data-first />
            <p className="small soft">{say('pictures.fileHelp')}</p>
          </div>
          <WordsFields
            words={fields}
            typed={typed}
            readOnly={false}
            wrong={wrong === 'pictures.problem.TOO_LONG'}
            type={(language, text) => setTyped((before) => ({ ...before, [language]: text }))}
          />
          {wrong && (
            <DeskNotice variant="bad" alert>
              {say(wrong)}
            </DeskNotice>
          )}
          {failure && (
            <DeskNotice variant="bad" alert>
              {say(failure === 'offline' ? 'state.notSentOffline' : 'state.notSent')}
            </DeskNotice>
          )}
          {sent !== null && (
            <label className={css.progress}>
              {say(sent < 1 ? 'pictures.sending' : 'pictures.checking')}
              <progress value={sent} />
            </label>
          )}
          <p className={css.row}>
            <DeskButton type="submit" variant="primary" busy={sent !== null}>
              {say('pictures.upload')}
            </DeskButton>
            <DeskButton variant="plain" onClick={close}>
              {say('dialog.cancel')}
            </DeskButton>
          </p>
        </form>
      )}
    </DeskDialog>
  );
}
