import { useText } from '../app/texts.ts';
import { buttonClass, DeskButton } from '../ui/DeskButton.tsx';
import css from './RecoveryCodes.module.css';
import { Step } from './Step.tsx';

interface Props {
  agency: string;
  codes: readonly string[];
  done: () => void;
}

/** The recovery codes, shown this once, to print or to save. */
export function RecoveryCodes({ agency, codes, done }: Props) {
  const say = useText();
  const title = say('signIn.codes.title', { count: codes.length });
  const file = [say('signIn.title', { agency }), title, '', ...codes, ''].join('\n');
  return (
    <Step title={title} text={say('signIn.codes.text')}>
      <ol className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={`row ${css.actions}`}>
        <a
          className={buttonClass()}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={say('signIn.codes.file')}
        >
          {say('signIn.codes.download')}
        </a>
        <DeskButton onClick={() => print()}>{say('signIn.codes.print')}</DeskButton>
      </div>
      <DeskButton look="primary" wide onClick={done}>
        {say('signIn.codes.done')}
      </DeskButton>
    </Step>
  );
}
