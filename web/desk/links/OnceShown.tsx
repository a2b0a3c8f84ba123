import { useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import form from '../ui/Form.module.css';
import { Copied } from './Copied.tsx';

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
        <Copied label={label} secret={secret}>
          <DeskButton variant="primary" onClick={close}>
            {say('programKeys.kept')}
          </DeskButton>
        </Copied>
      </div>
    </DeskDialog>
  );
}
