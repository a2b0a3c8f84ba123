/** What goes with an answer: files of this computer, and documents of the property by their ids. */
export interface Attachments {
  readonly files: readonly File[];
  readonly documents: readonly string[];
}

export const noAttachments: Attachments = { files: [], documents: [] };

/** How many go with one answer, and how large they may be together (limits.AnswerFiles, limits.AnswerFilesBytes). */
export const most = 5;
export const mostBytes = 6 * 1024 * 1024;

/** The types of files that are taken. The server looks at the content. */
export const types = 'application/pdf,image/jpeg,image/png';

/** Why these attachments cannot be sent; null when they can, as far as the browser knows. */
export function misfit(
  { files, documents }: Attachments,
  sizes: ReadonlyMap<string, number>,
): 'TOO_MANY' | 'FILE_TOO_LARGE' | null {
  if (files.length + documents.length > most) return 'TOO_MANY';
  const bytes = [...files.map(({ size }) => size), ...documents.map((id) => sizes.get(id) ?? 0)];
  return bytes.reduce((sum, size) => sum + size, 0) > mostBytes ? 'FILE_TOO_LARGE' : null;
}
