import { type DragEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useOfflineSince } from '../app/online.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { buttonClass, DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { bring, type Refusal } from './bring.ts';
import css from './Deliveries.module.css';

interface Props {
  brought: () => void;
  /** Another delivery waits above it. */
  compact: boolean;
}

/** Where a file is dropped or chosen. What cannot be read says what was looked for, what was found and what else can be done. */
export function DropZone({ brought, compact }: Props) {
  const say = useText();
  const { locale } = useIntl();
  const offline = useOfflineSince() !== null;
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [failed, setFailed] = useState<TextKey | null>(null);
  const send = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file || sent !== null) return;
    setRefusal(null);
    setFailed(files.length > 1 ? 'deliveries.several' : null);
    if (files.length > 1) return;
    setSent(0);
    const outcome = await bring(file, setSent);
    setSent(null);
    if (outcome === null) return brought();
    if (typeof outcome === 'string') setFailed(outcome);
    else setRefusal(outcome);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    send(event.dataTransfer.files);
  };
  const { pictures = 0, others = 0 } = refusal ?? {};
  return (
    <section className={css.body} aria-label={say('deliveries.title')}>
      {refusal && (
        <DeskNotice variant="bad" alert>
          <b>{say('deliveries.refused', { file: refusal.file })}</b>{' '}
          {say(`deliveries.refusal.${refusal.reason}`, {
            pictures,
            others,
            both: pictures > 0 && others > 0 ? 'yes' : 'no',
          })}{' '}
          {say('deliveries.unchanged')}
        </DeskNotice>
      )}
      {failed && (
        <DeskNotice variant="bad" alert>
          {say(failed)}
        </DeskNotice>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same */}
      <div
        className={css.drop}
        data-over={over || undefined}
        data-compact={compact || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {!compact && <h2>{say('deliveries.drop')}</h2>}
        <p className="soft">{say('deliveries.kinds')}</p>
        {sent === null ? (
          <DeskButton
            {...(!compact && { variant: 'primary' as const })}
            onClick={() => input.current?.click()}
          >
            {say(compact || refusal ? 'deliveries.other' : 'deliveries.choose')}
          </DeskButton>
        ) : (
          <label className={css.progress}>
            {say(sent < 1 ? 'deliveries.sending' : 'deliveries.reading')}
            {offline && <span className="soft">{say('waiting.one')}</span>}
            <progress {...(sent < 1 && { value: sent })} />
          </label>
        )}
        {!compact && (
          <a className={buttonClass()} href={`/desk/properties.xlsx?language=${locale}`} download>
            {say('deliveries.example')}
          </a>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={say('deliveries.choose')}
          onChange={(event) => {
            send(event.target.files);
            event.target.value = '';
          }}
        />
      </div>
    </section>
  );
}
