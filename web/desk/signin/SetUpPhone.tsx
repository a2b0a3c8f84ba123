import { useText } from '../app/texts.ts';
import css from './SetUpPhone.module.css';

/** What a phone needs to make codes. */
export interface SetUp {
  readonly secret: string;
  readonly uri: string;
  readonly qr: string;
  readonly qrSize: number;
}

/** The QR code for another device's camera, the link for a program on this one, and the key to type. */
export function SetUpPhone({ setUp: { secret, uri, qr, qrSize } }: { setUp: SetUp }) {
  const say = useText();
  return (
    <>
      <svg
        className={css.qr}
        viewBox={`0 0 ${qrSize} ${qrSize}`}
        role="img"
        aria-label={say('signIn.setUp.qr')}
      >
        <path d={qr} />
      </svg>
      <p>
        <a href={uri}>{say('signIn.setUp.link')}</a>
      </p>
      <div>
        <p className="small strong">{say('signIn.setUp.key')}</p>
        <code className={css.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
    </>
  );
}
