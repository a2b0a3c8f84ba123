// html-validate's standard rules over pages of each kind of a running site, in Dutch, French and English: node pages.mjs ORIGIN. A kind is
// an address without its names and numbers; at most three pages of a kind and language are read, and what the pages link to.
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';

const origin = process.argv[2];
const validator = new HtmlValidate(
  new FileSystemConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);
const waiting = [
  '/nl/',
  '/fr/',
  '/en/',
  '/nl/none/',
  '/integrators/',
  '/playground/',
  '/desk/',
  '/sitemap.xml',
];
const read = new Set(waiting);
const count = new Map();
let wrong = 0;

for (let path = waiting.shift(); path; path = waiting.shift()) {
  const answer = await fetch(origin + path);
  const text = await answer.text();
  for (const [, found] of text.matchAll(/(?:href="|<loc>)([^"<]+)/g)) {
    const { origin: of, pathname, search } = new URL(found.replaceAll('&amp;', '&'), answer.url);
    if (of === origin && isPage(pathname)) add(pathname + search, pathname);
  }
  if (!answer.headers.get('Content-Type')?.startsWith('text/html')) continue;
  const report = await validator.validateString(text, path);
  for (const { messages } of report.results)
    for (const { ruleId, message, line, column } of messages) {
      wrong++;
      console.log(`${path}:${line}:${column} ${ruleId}: ${message}`);
    }
}
console.log(`${read.size} pages of ${count.size} kinds, ${wrong} problems`);
process.exitCode = wrong || count.size < 30 ? 1 : 0;

function isPage(pathname) {
  return /^\/(nl|fr|en)\//.test(pathname) || /^\/sitemap.*\.xml$/.test(pathname);
}

function add(path, pathname) {
  if (read.has(path)) return;
  const kind =
    pathname.replace(/\d+/g, '0').replace(/^(\/\w\w\/[^/]*\/).*?(\/0\/)?$/, '$1$2') +
    [...new URL(path, origin).searchParams.keys()].join();
  const seen = count.get(kind) ?? 0;
  if (seen === (pathname.endsWith('.xml') ? 99 : 3)) return;
  count.set(kind, seen + 1);
  read.add(path);
  waiting.push(path);
}
