import { useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import form from '../ui/Form.module.css';
import { TextField } from '../ui/TextField.tsx';

interface Props {
  title: string;
  text: string;
  label: string;
  secret: string;
  close: () => void;
}

/** A secret that the server shows only now, to copy. */
export function OnceShown({ title, text, label, secret, close }: Props) {
  const say = useText();
  return (
    <DeskDialog title={title} close={close}>
      <div className={form.form}>
        <p>{text}</p>
        <TextField
          label={label}
          value={secret}
          readOnly
          data-first
          onFocus={(event) => event.target.select()}
        />
        <p className="row">
          <DeskButton onClick={() => navigator.clipboard?.writeText(secret)}>
            {say('programKeys.copy')}
          </DeskButton>
          <DeskButton variant="primary" onClick={close}>
            {say('programKeys.kept')}
          </DeskButton>
        </p>
      </div>
    </DeskDialog>
  );
}
