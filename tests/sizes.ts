import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What makes the sizes of pictures. */
const makers = ['server/picture', 'internal/raster'];

/**
 * Gives a data folder the resized pictures of earlier runs, which take a processor a minute to make. A file is named after
 * the content of its picture and its size; the folder, after the code that makes them.
 */
export function shareSizes(data: string): void {
  const folder = join(homedir(), '.cache/gevel', `sizes-${digest()}`);
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(data, 'media'), { recursive: true });
  symlinkSync(folder, join(data, 'media/sizes'));
}

function digest(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'go.mod')));
  for (const folder of makers) {
    for (const name of readdirSync(join(root, folder)).toSorted()) {
      if (name.endsWith('.go')) hash.update(readFileSync(join(root, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
