import { useText } from '../app/texts.ts';
import { buttonClass, DeskButton } from '../ui/DeskButton.tsx';
import css from './RecoveryCodes.module.css';

/** New recovery codes, to print or to save. */
export function CodesList({ agency, codes }: { agency: string; codes: readonly string[] }) {
  const say = useText();
  const title = say('signIn.codes.title', { count: codes.length });
  const file = [say('signIn.title', { agency }), title, '', ...codes, ''].join('\n');
  return (
    <>
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
    </>
  );
}
