import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { UserConfig } from 'vite';
import { oneFile } from './builds.ts';
import { here } from './here.ts';

/** The build of the service worker: one file at the root. It names files of the other builds, so it is built after them. */
export function worker(): UserConfig {
  const manifest = readFileSync(here('dist/client/.vite/manifest.json'), 'utf8');
  const json = JSON.stringify;
  const files = JSON.parse(manifest);
  return {
    publicDir: false,
    define: {
      __BUILD__: json(createHash('sha256').update(manifest).digest('hex').slice(0, 12)),
      __ENTRIES__: json([files['site/entry-client.tsx'].file, mapScript(), 'window/screen.js']),
      __TEXTS__: json(
        Object.fromEntries(['nl', 'fr', 'en', 'de'].map((code) => [code, offlineTexts(code)])),
      ),
    },
    build: oneFile('site/offline/worker.ts', 'service-worker.js'),
  };
}

/** The script of the map's frame, which has no manifest. */
function mapScript(): string {
  const page = readFileSync(here('dist/client/map/index.html'), 'utf8');
  const [, file] = /src="\/(assets\/[^"]+)"/.exec(page) ?? [];
  if (!file) throw new Error('the map has no script');
  return file;
}

/** The texts of the page that offline visitors see in place of one that is not cached. */
function offlineTexts(language: string) {
  const texts = JSON.parse(readFileSync(here(`shared/i18n/${language}.json`), 'utf8'));
  const textOf = (name: string) => texts[`layout.failure.${name}`];
  return { title: textOf('title'), text: textOf('text'), again: textOf('again') };
}
