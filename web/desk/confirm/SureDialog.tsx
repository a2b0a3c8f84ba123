import { useText } from '../app/texts.ts';
import { type Change, useChange } from '../app/useChange.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import form from '../ui/Form.module.css';
import { Wrong } from '../ui/Wrong.tsx';
import { useConfirm } from './useConfirm.tsx';

interface Props {
  title: string;
  /** What happens, and to whom. */
  text: string;
  /** What the button says that does it. */
  button: string;
  /** What is said when a colleague was first. */
  gone: string;
  send: () => Promise<Change>;
  close: () => void;
  changed: () => void;
}

/** Asks once more before something ends that cannot come back, with the code of the phone where the graph wants it. */
export function SureDialog({ title, text, button, gone, send, close, changed }: Props) {
  const say = useText();
  const { confirm, dialog } = useConfirm();
  const { busy, wrong, failed, run } = useChange(changed, confirm);
  return (
    <DeskDialog title={title} close={close}>
      <Wrong
        failed={failed}
        text={wrong !== null && (wrong === 'UNKNOWN' ? gone : say('state.notSent'))}
      />
      <p>{text}</p>
      <p className={`${form.actions} row`}>
        <DeskButton variant="bad" busy={busy} onClick={() => run(send)}>
          {button}
        </DeskButton>
        <DeskButton onClick={close}>{say('week.keep')}</DeskButton>
      </p>
      {dialog}
    </DeskDialog>
  );
}
