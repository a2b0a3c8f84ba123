import { useRef } from 'react';
import type { GraphLanguage } from '../../../shared/i18n/languages.ts';
import { useText } from '../../app/texts.ts';
import { documentKinds } from './documentKinds.ts';
import css from './Editor.module.css';
import { EditorDocuments, ReadDocuments, wrongDocument } from './EditorDocuments.tsx';
import { EditorPhotos } from './EditorPhotos.tsx';
import { useChangeDocuments } from './useChangeDocuments.ts';
import type { Editor } from './useField.ts';
import { useUploads } from './useUploads.ts';

interface Props {
  number: number;
  editor: Pick<Editor, 'plans' | 'documents'>;
  editable: boolean;
  /** Those of the site. */
  languages: readonly GraphLanguage[];
  /** The property is read again. */
  changed: () => void;
}

/** The plans and documents of a property. A plan that is a PDF becomes a document of that name, which visitors may read. */
export function EditorFiles({ number, editor, editable, languages, changed }: Props) {
  const say = useText();
  const { addDocument } = useChangeDocuments();
  const plans = useRef(new WeakSet<File>());
  const uploads = useUploads(
    (file, sent) => {
      const isPlan = plans.current.has(file);
      const names = isPlan
        ? languages.map((language) => ({ language, text: documentKinds.PLAN[language] }))
        : [];
      return addDocument({ number, names, public: isPlan }, file, sent);
    },
    wrongDocument,
    changed,
  );
  if (!editable) return <ReadDocuments documents={editor.documents} languages={languages} />;
  return (
    <>
      <h3 className={css.title}>{say('editor.plans')}</h3>
      <EditorPhotos
        number={number}
        of="PLANS"
        photos={editor.plans}
        documents={(files) => {
          for (const file of files) plans.current.add(file);
          uploads.add(files);
        }}
        changed={changed}
      />
      <h3 className={css.title}>{say('editor.documents')}</h3>
      <EditorDocuments
        number={number}
        documents={editor.documents}
        languages={languages}
        uploads={uploads}
        changed={changed}
      />
    </>
  );
}
