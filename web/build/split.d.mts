export function partsOfKey(key: string): string[];
export function split(folder: string): void;
