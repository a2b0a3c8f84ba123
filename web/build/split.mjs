// Divides the compiled texts of each language into parts, so that a page loads only texts that it may show (web/shared/i18n/parts.ts says
// which parts a page loads). texts.json lists what belongs to each part: a key, or a prefix of keys, which ends with a dot. The longest
// matching entry decides; a text whose entry stands in several parts is in each of them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const at = (name) => fileURLToPath(new URL(name, import.meta.url));
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const parts = read(at('./texts.json'));

/**
 * The names of the parts that a text belongs to; '' is the part that every page loads. A text without a part is a mistake in texts.json.
 */
export function partsOfKey(key) {
  const fits = (entry) => (entry.endsWith('.') ? key.startsWith(entry) : key === entry);
  const [longest] = Object.values(parts)
    .flat()
    .filter(fits)
    .sort((a, b) => b.length - a.length);
  return Object.keys(parts).filter((part) => parts[part].includes(longest));
}

/** Replaces the `nl.json` of a folder of compiled texts by `nl.json`, `nl.list.json` and so on, and likewise for every language. */
export function split(folder) {
  for (const file of readdirSync(folder).filter((name) => /^..\.json$/.test(name))) {
    const texts = Object.entries(read(join(folder, file)));
    const without = texts.filter(([key]) => partsOfKey(key).length === 0);
    if (without.length > 0) throw new Error(`no part of web/build/texts.json has ${without[0][0]}`);
    for (const part of Object.keys(parts)) {
      const own = texts.filter(([key]) => partsOfKey(key).includes(part));
      const name = part ? file.replace('.json', `.${part}.json`) : file;
      writeFileSync(join(folder, name), JSON.stringify(Object.fromEntries(own)));
    }
  }
}
