import { answerFiles, answerFilesBytes } from '../../app/limits.ts';

/** What goes with an answer: files of this computer, and documents of the property by their ids. */
export interface Attachments {
  readonly files: readonly File[];
  readonly documents: readonly string[];
}

export const noAttachments: Attachments = { files: [], documents: [] };

/** The types of files that are taken. The server looks at the content. */
export const types = 'application/pdf,image/jpeg,image/png';

/** Why these attachments cannot be sent; null when they can, as far as the browser knows. */
export function misfit(
  { files, documents }: Attachments,
  sizes: ReadonlyMap<string, number>,
): 'TOO_MANY' | 'FILE_TOO_LARGE' | null {
  if (files.length + documents.length > answerFiles) return 'TOO_MANY';
  const bytes = [...files.map(({ size }) => size), ...documents.map((id) => sizes.get(id) ?? 0)];
  return bytes.reduce((sum, size) => sum + size, 0) > answerFilesBytes ? 'FILE_TOO_LARGE' : null;
}
