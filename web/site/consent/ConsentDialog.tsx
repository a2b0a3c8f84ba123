import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Choice, everything, nothing, readChoice } from '../../shared/consent/stored.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { Link } from '../../shared/router/Link.tsx';
import { path } from '../../shared/router/paths.ts';
import { useLayer } from '../../shared/router/useLayer.ts';
import { Button } from '../../shared/ui/Button.tsx';
import css from './ConsentDialog.module.css';
import { type Draft, Toggles } from './Toggles.tsx';

export interface DialogProps {
  /** The visitor changes an earlier choice. */
  again: boolean;
  onChoose: (choice: Choice) => void;
  /** Closes without a change. */
  onClose: () => void;
}

/**
 * The consent dialog, at the bottom of the window; the page stays usable. Its three buttons look alike and take one click each;
 * nothing is ticked beforehand.
 */
export function ConsentDialog({ again, onChoose, onClose }: DialogProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState<Draft>({ ...(readChoice() ?? nothing), unclassified: false });
  const [details, setDetails] = useState(again);
  const { unclassified: _, ...choice } = draft; // stored nowhere
  useEffect(() => {
    if (!again) return;
    const opener = document.activeElement;
    dialog.current?.focus();
    return () => (opener as HTMLElement | null)?.focus();
  }, [again]);
  useLayer(again, onClose);
  const leave = () => (again ? onClose() : setDetails(false));
  return (
    <dialog
      ref={dialog}
      open
      tabIndex={-1}
      className={css.consent}
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      onKeyDown={({ key }) => key === 'Escape' && leave()}
    >
      <h2 id="consent-title">{intl.formatMessage({ id: 'consent.title' })}</h2>
      <div id="consent-text" className={css.text}>
        {intl.formatMessage(
          { id: 'consent.text' },
          {
            line: (words) => <p>{words}</p>,
            policy: (words) => <Policy>{words}</Policy>,
          },
        )}
      </div>
      {details && <Toggles draft={draft} onChange={setDraft} />}
      <div className={css.choice}>
        <Button onClick={() => onChoose(nothing)}>
          {intl.formatMessage({ id: 'consent.refuse' })}
        </Button>
        {details ? (
          <Button onClick={() => onChoose(choice)}>
            {intl.formatMessage({ id: 'consent.partly' })}
          </Button>
        ) : (
          <Button onClick={() => setDetails(true)}>
            {intl.formatMessage({ id: 'consent.settings' })}
          </Button>
        )}
        <Button onClick={() => onChoose(everything)}>
          {intl.formatMessage({ id: 'consent.all' })}
        </Button>
      </div>
    </dialog>
  );
}

function Policy({ children }: { children: React.ReactNode }) {
  return <Link to={path('cookies', useLanguage())}>{children}</Link>;
}
