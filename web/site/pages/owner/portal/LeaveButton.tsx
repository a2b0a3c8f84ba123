import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Compiled } from '../../../../shared/answer/fragment.ts';
import { sendForm } from '../../../../shared/form/sendForm.ts';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { graphLanguage } from '../../../../shared/i18n/languages.ts';
import { Button } from '../../../../shared/ui/Button.tsx';
import css from './LeaveButton.module.css';

interface Props {
  /** Ends the session and answers with the next page's path. */
  mutation: Compiled;
  children: ReactNode;
}

/** Ends a session and loads a new document, so that no data of the owner stay in memory. */
export function LeaveButton({ mutation, children }: Props) {
  const intl = useIntl();
  const language = graphLanguage(useLanguage());
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const leave = async () => {
    setState('busy');
    try {
      const answer = await sendForm(mutation, { input: { language }, files: {} });
      if ('taken' in answer) location.replace(answer.taken.path);
      else setState('failed');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={css.leave}>
      <Button busy={state === 'busy'} disabled={state === 'busy'} onClick={leave}>
        {children}
      </Button>
      <p role="alert">{state === 'failed' && intl.formatMessage({ id: 'owner.signOutFailed' })}</p>
    </div>
  );
}
