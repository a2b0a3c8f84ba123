/** How many photos a brochure has at most, its cover among them; limits/window.go has the same. */
export const mostPhotos = 12;

/** How many plans it has at most; limits/window.go has the same. */
export const mostPlans = 4;

/** How many characters of the description it has at most; limits/window.go has the same. */
export const mostCharacters = 6000;

/** How many photos one sheet has at most. */
const mostOnSheet = 5;

/** How wide a photo is asked for: as wide as there are, since paper shows more than screens do. */
export const printedWidth = '1600px';

/** How many characters of text leave room for a photo on their sheet; a line break counts as half a line. */
const underAPhoto = 2000;
const halfLine = 40;

/** A title of more characters is set smaller, so that all of it stands on the cover. */
const shortTitle = 90;

/** The description as it is printed: whole, or cut after a word. */
export function printedText(text: string): { text: string; complete: boolean } {
  if (text.length <= mostCharacters) return { text, complete: true };
  const cut = text.slice(0, mostCharacters);
  return {
    text: `${cut.slice(0, Math.max(cut.search(/\s\S*$/), 1)).trimEnd()} …`,
    complete: false,
  };
}

/** Whether a photo fits on the sheet of the description. */
export function leavesRoom(text: string): boolean {
  return text.length + text.split('\n').length * halfLine <= underAPhoto;
}

/** Whether a title is set smaller. */
export function isLong(title: string): boolean {
  return title.length > shortTitle;
}

/**
 * Which photos stand where: the first on the cover, one over the description where it leaves room, the others two to five on a sheet, on
 * two sheets at most. None is alone on a sheet, unless the description left no room for it. `shown` is how many there are.
 */
export function photosOn<T>(photos: readonly T[], overText: boolean) {
  const [cover, ...rest] = photos.slice(0, mostPhotos);
  const text = overText && rest.length !== 2 ? rest.shift() : undefined;
  const others = rest.slice(0, 2 * mostOnSheet);
  const first = others.length > mostOnSheet ? Math.ceil(others.length / 2) : others.length;
  const sheets = [others.slice(0, first), others.slice(first)].filter((sheet) => sheet.length > 0);
  const shown = Math.min(others.length + (text ? 2 : 1), photos.length);
  return { cover, text, sheets, shown };
}

/** Two plans on a sheet; one alone has all of it. */
export function plansOn<T>(plans: readonly T[]): T[][] {
  const shown = plans.slice(0, mostPlans);
  return [shown.slice(0, 2), shown.slice(2)].filter((sheet) => sheet.length > 0);
}
