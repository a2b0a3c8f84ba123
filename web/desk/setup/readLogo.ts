import type { Logo } from './answers.ts';
import { coloursOf } from './coloursOf.ts';

/** A file as a logo, and the colours that it is made of. */
export async function readLogo(file: File): Promise<{ logo: Logo; colours: readonly string[] }> {
  const address = await addressOf(file);
  const logo = { name: file.name, content: address.slice(address.indexOf(',') + 1) };
  return { logo, colours: await colours(addressOfLogo(logo)) };
}

/** The picture itself as an address. Its kind follows from its first bytes: a browser shows no drawing by any other name. */
export function addressOfLogo({ content }: Logo): string {
  const kind = content.startsWith('iVBOR')
    ? 'png'
    : content.startsWith('/9j/')
      ? 'jpeg'
      : content.startsWith('UklGR')
        ? 'webp'
        : 'svg+xml';
  return `data:image/${kind};base64,${content}`;
}

/** Whether a logo is a drawing. */
export const isDrawing = (logo: Logo) => addressOfLogo(logo).startsWith('data:image/svg');

function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** How many pixels a side the colours are counted on. */
const side = 64;

async function colours(address: string): Promise<readonly string[]> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0, side, side);
    return coloursOf(context?.getImageData(0, 0, side, side).data ?? []);
  } catch {
    return []; // the program says what is wrong with it
  }
}
