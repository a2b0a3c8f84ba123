import { useRef } from 'react';
import { DeskButton } from '../../ui/DeskButton.tsx';

/** A button that lets choose a ZIP file; `check` says whether one may be chosen now. */
export function FileButton({
  label,
  of,
  primary = false,
  busy,
  check = () => true,
  choose,
}: {
  label: string;
  /** What tells it from others, for screen readers. */
  of?: string;
  primary?: boolean;
  busy: boolean;
  check?: () => boolean;
  choose: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <DeskButton
        {...(primary && { variant: 'primary' as const })}
        busy={busy}
        onClick={() => check() && input.current?.click()}
      >
        {label}
        {of && <span className="hidden-text"> {of}</span>}
      </DeskButton>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={of ? `${label} ${of}` : label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) choose(file);
        }}
      />
    </>
  );
}
