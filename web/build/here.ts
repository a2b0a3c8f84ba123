import { fileURLToPath } from 'node:url';

/** The path of a file or folder of web/. */
export const here = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
