// Prints the size of the data in each page, in bytes, before and after Brotli. Needs bin/gevel.
import { brotliCompressSync } from 'node:zlib';
import { withSite } from './site.mjs';

const address = '127.0.0.1:8088';

await withSite(address, async () => {
  for (const page of [...(await listed()), '/property/1096/', '/project/2001/']) await print(page);
});

/** The Dutch pages that the sitemap names, without those of single properties and projects, and without filters. */
async function listed() {
  const sitemap = await text('/sitemap-nl.xml');
  const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/nl\/[^<]*)</g)].map(([, found]) => found);
  return paths.filter((found) => !/\?|\/\d+\/$/.test(found));
}

async function print(page) {
  const html = await text(page);
  const payload = /<script type="application\/json" id="payload">(.*?)<\/script>/s.exec(html)?.[1];
  const bytes = Buffer.byteLength(payload ?? '');
  const sent = brotliCompressSync(payload ?? '').length;
  console.log(`${String(bytes).padStart(8)}${String(sent).padStart(8)}  ${page}`);
}

async function text(page) {
  const response = await fetch(`http://${address}${page}`);
  if (!response.ok) throw new Error(`${page}: ${response.status}`);
  return response.text();
}
