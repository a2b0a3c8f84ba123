import type { useUploadPictureMutation } from '../__generated__/useUploadPictureMutation.graphql.ts';
import type { TextKey } from '../app/texts.ts';

type Refusal = Extract<
  useUploadPictureMutation['response']['uploadPicture'],
  { readonly __typename: 'InvalidInput' }
>;
type Problem = Partial<Refusal['problems'][number]>;

const codes = ['FILE_TYPE', 'FILE_TOO_LARGE', 'FULL', 'TOO_MANY', 'TOO_LONG', 'REQUIRED'] as const;

const kinds = [
  'HEIC',
  'AVIF',
  'TIFF',
  'RAW',
  'JPEG_XL',
  'JPEG_2000',
  'GIF',
  'BMP',
  'ICON',
  'PHOTOSHOP',
  'GIMP',
  'POSTSCRIPT',
  'PDF',
  'VIDEO',
  'ARCHIVE',
  'WEB_PAGE',
  'DRAWING',
  'ANIMATION',
] as const;

/** The text for a picture that was refused: what the file is and what to do, where that is known. */
export function uploadText({ code, kind }: Problem): TextKey {
  const known = kinds.find((one) => one === kind);
  if (known) return `pictures.kind.${known}`;
  return `pictures.problem.${codes.find((one) => one === code) ?? 'OTHER'}`;
}
