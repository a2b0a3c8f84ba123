import type { ReactNode } from 'react';
import { useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { TextField } from '../ui/TextField.tsx';

/** A secret that is shown only now, in a field to copy it from. */
export function Copied({
  label,
  secret,
  children,
}: {
  label: string;
  secret: string;
  children?: ReactNode;
}) {
  const say = useText();
  return (
    <>
      <TextField
        label={label}
        value={secret}
        readOnly
        size={Math.min(secret.length, 48)}
        data-first
        onFocus={(event) => event.target.select()}
      />
      <p className="row">
        <DeskButton onClick={() => navigator.clipboard?.writeText(secret)}>
          {say('programKeys.copy')}
        </DeskButton>
        {children}
      </p>
    </>
  );
}
