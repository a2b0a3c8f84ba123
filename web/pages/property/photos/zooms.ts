/** How large a photo is shown, in percent of the window's room for it. */
export const zooms = [100, 220, 440] as const;

export const keyZooms: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1 };
