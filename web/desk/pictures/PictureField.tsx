import { useText } from '../app/texts.ts';
import { type Dialog, useDialog } from '../app/useDialog.ts';
import { Thumbnail } from '../properties/Thumbnail.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import css from './PictureField.module.css';
import { PicturePicker } from './PicturePicker.tsx';
import { UploadDialog } from './UploadDialog.tsx';

interface Props {
  label: string;
  /** Tells this field from all others of the screen, in the address of its dialogs. */
  of: string;
  /** The id of a picture, or a name of the import folder; '' for none. */
  value: string;
  /** Its address where the graph told it; otherwise the value is an id. */
  url: string | null | undefined;
  readOnly?: boolean | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A picture of the library: chosen there, uploaded, or none. */
export function PictureField({ label, of, value, url, readOnly, error, onChange }: Props) {
  const say = useText();
  const [picking, uploading] = [useDialog('pickPicture'), useDialog('uploadPicture')];
  const take = (dialog: Dialog) => (id: string) => {
    dialog.close();
    onChange(id);
  };
  return (
    <fieldset className={css.field}>
      <legend>{label}</legend>
      {value && <Thumbnail url={url ?? `/media/${value}`} width={220} height={147} />}
      {!value && <p className="small soft">{say('pictures.none')}</p>}
      {!readOnly && (
        <p className={css.row}>
          <DeskButton aria-haspopup="dialog" onClick={() => picking.show(of)}>
            {say('pictures.choose')}
          </DeskButton>
          <DeskButton aria-haspopup="dialog" onClick={() => uploading.show(of)}>
            {say('pictures.upload')}
          </DeskButton>
          {value && (
            <DeskButton variant="plain" onClick={() => onChange('')}>
              {say('pictures.without')}
            </DeskButton>
          )}
        </p>
      )}
      {error && <p className={css.error}>{error}</p>}
      {picking.about === of && (
        <PicturePicker chosen={value} take={take(picking)} close={picking.close} />
      )}
      {uploading.about === of && (
        <UploadDialog
          title={say('pictures.uploadTitle')}
          close={uploading.close}
          done={take(uploading)}
        />
      )}
    </fieldset>
  );
}
