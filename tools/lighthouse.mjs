// Lighthouse with its phone profile on home, list, property, project and the form of a valuation of the sample. Prints the four scores and
// the metrics of each, and how fast Lighthouse finds this machine (a desktop has an index of 1,000 to 2,000): it slows the processor four
// times, whatever the machine. Needs bin/gevel and Chromium (tools/chromium.mjs).
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browser, flags } from './browser.mjs';
import { withSite } from './site.mjs';

const address = '127.0.0.1:8087';
const pages = [
  '/nl/',
  '/nl/te-koop/',
  '/property/1096/',
  '/project/2001/',
  '/nl/gratis-schatting/',
];
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const chrome = await launch({
  chromePath: browser(),
  chromeFlags: flags,
});
try {
  await withSite(address, async () => {
    for (const page of pages) await measure(page);
  });
} finally {
  await chrome.kill();
}

/** The sizes of a page's pictures are made on the first request; a visitor seldom is the first. */
async function makePictures(html) {
  const sizes =
    html.replaceAll('&amp;', '&').match(/\/media\/[0-9a-f]+\.\w+\?width=[^\s"]+/g) ?? [];
  for (const size of new Set(sizes))
    await fetch(`http://${address}${size}`).then((r) => r.arrayBuffer());
}

async function measure(page) {
  const response = await fetch(`http://${address}${page}`);
  const { url } = response;
  await makePictures(await response.text());
  const { lhr } = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
  const scores = Object.values(lhr.categories).map((c) => `${c.id} ${Math.round(c.score * 100)}`);
  const values = metrics.map((id) => `${id} ${lhr.audits[id].displayValue}`);
  console.log(
    `${new URL(url).pathname}  index ${lhr.environment.benchmarkIndex}\n  ${scores.join('  ')}\n  ${values.join('  ')}`,
  );
  for (const [id, audit] of Object.entries(lhr.audits)) {
    if (
      audit.score !== null &&
      audit.score < 1 &&
      ['binary', 'numeric', 'metricSavings'].includes(audit.scoreDisplayMode)
    ) {
      console.log(`  - ${id}: ${audit.displayValue ?? ''} ${audit.title}`);
    }
  }
}
