import { useText } from '../app/texts.ts';
import css from './Links.module.css';
import { says } from './LinkTrouble.tsx';

/** Why a CRM could not be asked whether it accepts a secret. */
export interface Untried {
  readonly reason: string;
  readonly failure: string;
  readonly status: number | null | undefined;
}

/** Says that the old secret stays in use, because the CRM could not be asked about the new one. */
export function NotTried({ system, reason, failure, status }: Untried & { system: string }) {
  const say = useText();
  const words = say('links.failure', { failure, system, status: String(status ?? '') });
  return (
    <>
      {say('links.secret.NOT_TRIED', { reason: words })}
      {!says(failure) && (
        <span className={css.under} lang="en">
          {reason}
        </span>
      )}
    </>
  );
}
