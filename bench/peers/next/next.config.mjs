import createNextIntlPlugin from 'next-intl/plugin';

// LEAN=1 builds the same pages with plain links instead of next/link, and with the views as client components, into a folder of its own.
export default createNextIntlPlugin({
  requestConfig: './i18n/request.js',
  experimental: { messages: { path: './messages', format: 'json', locales: ['nl'], precompile: true } },
})({
  env: { LEAN: process.env.LEAN ?? '' },
  distDir: process.env.LEAN ? '.next-lean' : '.next',
  trailingSlash: true,
  poweredByHeader: false,
  serverExternalPackages: ['better-sqlite3'],
  htmlLimitedBots: /.*/, // the head is complete when the page begins, as on Gevel's
  experimental: { staleTimes: { dynamic: 30 } },
});
