import { useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import form from '../ui/Form.module.css';

interface Props {
  text: string;
  button: string;
  busy: boolean;
  send: () => void;
  cancel: () => void;
}

/** Asks for confirmation of something that cannot be undone. */
export function OwnerSure({ text, button, busy, send, cancel }: Props) {
  const say = useText();
  return (
    <div className={form.form}>
      <p>{text}</p>
      <p className="row">
        <DeskButton variant="bad" busy={busy} onClick={send}>
          {button}
        </DeskButton>
        <DeskButton variant="plain" onClick={cancel}>
          {say('owners.cancel')}
        </DeskButton>
      </p>
    </div>
  );
}
