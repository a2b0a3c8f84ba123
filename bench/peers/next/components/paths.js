import { listPath } from '../lib/text';

/** The addresses of the list in each language. */
export const pathsOf = (filter) => [
  ['nl', 'Nederlands', listPath(filter)],
  ['fr', 'français', listPath(filter, {}, '/fr/a-vendre/')],
  ['en', 'English', listPath(filter, {}, '/en/for-sale/')],
];

/** The addresses of a property in each language. */
export const inLanguages = (path) => [
  ['nl', 'Nederlands', path],
  ['fr', 'français', path.replace('/nl/te-koop/', '/fr/a-vendre/')],
  ['en', 'English', path.replace('/nl/te-koop/', '/en/for-sale/')],
];

/** The beginning of a text. */
export const short = (text) => (text.length > 240 ? `${text.slice(0, text.lastIndexOf(' ', 240))}…` : text);
