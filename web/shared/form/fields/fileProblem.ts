/**
 * What is wrong with the files that were chosen, as the server would say it after they were sent: too many of them, or one that is too
 * large or of another kind. The server checks the content; here a file whose type the browser does not know passes.
 */
export function fileProblem(control: HTMLInputElement): FileProblem | null {
  const files = [...(control.files ?? [])];
  if (files.length > Number(control.dataset.count ?? 1)) return 'TOO_MANY';
  if (files.some((file) => !isAccepted(file, control.accept))) return 'FILE_TYPE';
  return files.some((file) => !isSmall(file, control)) ? 'FILE_TOO_LARGE' : null;
}

export type FileProblem = 'TOO_MANY' | 'FILE_TYPE' | 'FILE_TOO_LARGE';

/** Whether a file has an accepted type and size. */
export function fits(file: File, control: HTMLInputElement): boolean {
  return isAccepted(file, control.accept) && isSmall(file, control);
}

function isSmall({ size }: File, { dataset }: HTMLInputElement): boolean {
  return size <= Number(dataset.most);
}

/** `accept` lists media types and extensions. */
function isAccepted({ name, type }: File, accept: string): boolean {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  const extension = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
  return (
    accept === '' || type === '' || kinds.includes(type.toLowerCase()) || kinds.includes(extension)
  );
}
