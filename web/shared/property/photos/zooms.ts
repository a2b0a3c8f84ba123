import { widths } from '../../ui/photo/picture.ts';

/** How large a photo is shown, in percent of the window's room for it: the steps of the buttons, keys and a double click. */
export const zooms = [100, 220, 440, 800] as const;

const [fitted, first, , closest] = zooms;

/** The most pixels of an original that is shown: a phone has no memory for more. */
const originalPixels = 24_000_000;

/** The next step from any zoom; fingers and the wheel stop between steps. */
export function stepped(zoom: number, by: 1 | -1): number {
  const steps = by > 0 ? zooms : [...zooms].reverse();
  return steps.find((step) => (step - zoom) * by > 0) ?? zoom;
}

/** A zoom within the limits: from the whole photo to where single pixels can be seen. */
export const bounded = (zoom: number): number => Math.max(fitted, Math.min(closest, zoom));

/** The zoom after a double click: into the photo, or back to the whole of it. */
export const toggled = (zoom: number): number => (zoom > fitted ? fitted : first);

/** When the fingers leave a photo that is hardly larger than the window, it is whole again, so that it can be swiped away. */
export const settled = (zoom: number): number => (zoom < 110 ? fitted : zoom);

export const keyZooms: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1 };

/** Whether a photo is shown larger than the largest size that the server makes, so that its original has more to show. */
export function showsOriginal(zoom: number, photo: { width: number; height: number }): boolean {
  const shown = (window.innerWidth * zoom) / 100;
  return shown > Math.max(...widths) && photo.width * photo.height <= originalPixels;
}
