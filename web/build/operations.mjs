// The persisted operations of the site or of the desk by id, those of tests left out.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Returns id → text of an app: '..' is the site, '../desk' the desk. Throws for an operation that the server could not answer: without an
 * id, or with one whose text is missing.
 */
export function operations(app) {
  const texts = JSON.parse(readFileSync(at(`${app}/persisted.json`), 'utf8'));
  const found = {};
  for (const file of readdirSync(at(`${app}/__generated__`))) {
    const artifact = readFileSync(at(`${app}/__generated__/${file}`), 'utf8');
    if (!artifact.includes('"operationKind"') || /TestQuery/.test(file)) continue;
    const id = /"id": "([0-9a-f]{64})"/.exec(artifact)?.[1];
    if (!id || !texts[id])
      throw new Error(
        `${file} has no operation: remove persisted.json beside __generated__ and build again`,
      );
    found[id] = texts[id];
  }
  return found;
}
