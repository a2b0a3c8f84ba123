import { useState } from 'react';
import { useText } from '../app/texts.ts';
import { Thumbnail } from '../properties/Thumbnail.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import css from './PictureField.module.css';
import { PicturePicker } from './PicturePicker.tsx';
import { UploadDialog } from './UploadDialog.tsx';

interface Props {
  label: string;
  /** The id of a picture, or a name of the import folder; '' for none. */
  value: string;
  /** Its address where the graph told it; otherwise the value is an id. */
  url: string | null | undefined;
  readOnly?: boolean | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A picture of the library: chosen there, uploaded, or none. */
export function PictureField({ label, value, url, readOnly, error, onChange }: Props) {
  const say = useText();
  const [open, setOpen] = useState<'picker' | 'upload' | null>(null);
  const take = (id: string) => {
    setOpen(null);
    onChange(id);
  };
  return (
    <fieldset className={css.field}>
      <legend>{label}</legend>
      {value && <Thumbnail url={url ?? `/media/${value}`} width={220} height={147} />}
      {!value && <p className="small soft">{say('pictures.none')}</p>}
      {!readOnly && (
        <p className={css.row}>
          <DeskButton onClick={() => setOpen('picker')}>{say('pictures.choose')}</DeskButton>
          <DeskButton onClick={() => setOpen('upload')}>{say('pictures.upload')}</DeskButton>
          {value && (
            <DeskButton variant="plain" onClick={() => onChange('')}>
              {say('pictures.without')}
            </DeskButton>
          )}
        </p>
      )}
      {error && <p className={css.error}>{error}</p>}
      {open === 'picker' && (
        <PicturePicker chosen={value} take={take} close={() => setOpen(null)} />
      )}
      {open === 'upload' && (
        <UploadDialog
          title={say('pictures.uploadTitle')}
          close={() => setOpen(null)}
          done={(id) => take(id)}
        />
      )}
    </fieldset>
  );
}
