import { useText } from '../app/texts.ts';
import { DownloadButton } from '../confirm/DownloadButton.tsx';
import type { Selection } from './filter.ts';
import { fetchSheet } from './sheet.ts';

/** Downloads the leads of the list and its filter as a sheet. */
export function SheetButton({ selection }: { selection: Selection }) {
  const say = useText();
  return (
    <DownloadButton label={say('sheet.button')} name="leads" fetch={() => fetchSheet(selection)} />
  );
}
