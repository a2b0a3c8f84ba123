// Lighthouse with its phone profile on home, list, property, project and the form of a valuation of the sample, five times each or as
// often as is given. Prints the performance of each time, and of the median one all scores, the metrics and what is to be done. Its index
// says how fast Lighthouse finds this machine (a desktop has 1,000 to 2,000): it slows the processor four times, whatever the machine.
// Needs bin/gevel and Chromium (tools/chromium.mjs).
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browser, flags } from './browser.mjs';
import { idle, withSite } from './site.mjs';

const times = Number(process.argv[2] ?? 5);
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
  await withSite(address, async (pid) => {
    await idle(pid); // making pictures takes a processor
    for (const page of pages) await measure(page);
  });
} finally {
  await chrome.kill();
}

async function measure(page) {
  const { url } = await fetch(`http://${address}${page}`);
  const options = { port: chrome.port, output: 'json', logLevel: 'error' };
  const results = [];
  for (let i = 0; i < times; i++) results.push((await lighthouse(url, options)).lhr);
  console.log(new URL(url).pathname, results.map(performance).join(', '));
  print(results.toSorted((a, b) => performance(a) - performance(b))[Math.floor(times / 2)]);
}

function performance(result) {
  return Math.round(result.categories.performance.score * 100);
}

function print({ categories, audits, environment }) {
  const scores = Object.values(categories).map((c) => `${c.id} ${Math.round(c.score * 100)}`);
  const values = metrics.map((id) => `${id} ${audits[id].displayValue}`);
  console.log(
    `  index ${environment.benchmarkIndex}  ${scores.join('  ')}\n  ${values.join('  ')}`,
  );
  for (const [id, audit] of Object.entries(audits)) {
    if (
      audit.score !== null &&
      audit.score < 1 &&
      ['binary', 'numeric', 'metricSavings'].includes(audit.scoreDisplayMode)
    ) {
      console.log(`  - ${id}: ${audit.displayValue ?? ''} ${audit.title}`);
    }
  }
}
