import { expect, it } from 'vitest';
import { kindOf } from './kind.ts';
import { mayCache } from './mayCache.ts';

const here = 'https://www.example.com';
const kindAt = (url: string, mode: RequestMode = 'no-cors', method = 'GET') =>
  kindOf({ url: url.startsWith('/') ? here + url : url, mode, method }, here);

it.each([
  ['/nl/', 'navigate', 'pages'],
  ['/map/', 'navigate', 'pages'],
  ['/graphql?documentId=a&variables=%7B%7D', 'cors', 'answers'],
  ['/window/nl/?office=2', 'navigate', 'pages'],
  ['/window/screen.js', 'no-cors', 'answers'],
  ['/qr/property/1035.svg?from=window', 'no-cors', 'answers'],
  ['/assets/entry-client-1.js', 'cors', 'files'],
  ['/media/0123.jpg?width=400&height=auto&format=webp', 'no-cors', 'pictures'],
  ['/images/epc/flanders/a.png', 'no-cors', 'pictures'],
] as const)('caches %s', (url, mode, kind) => {
  expect(kindAt(url, mode)).toBe(kind);
});

it.each([
  '/graphql?query={site{name}}',
  '/media/0123.mp4',
  '/media/0123.pdf',
  '/map/streets/1.pmtiles',
  '/captcha/1.png',
  '/service-worker.js',
  'https://api.mapbox.com/assets/a.js',
  'https://www.example.com.evil.test/assets/a.js',
])('does not cache %s', (url) => {
  expect(kindAt(url)).toBeNull();
});

it.each([
  ['/desk/', 'navigate'],
  ['/desk/inbox/1?list=MINE', 'navigate'],
  ['/desk/assets/desk-1.js', 'cors'],
  ['/embed/homes/?language=fr', 'navigate'],
  ['/embed/homes.js', 'no-cors'],
] as const)('leaves %s of the desk and of embeds alone', (url, mode) => {
  expect(kindAt(url, mode)).toBeNull();
});

it('does not cache a POST', () => {
  expect(kindAt('/nl/contact/', 'navigate', 'POST')).toBeNull();
  expect(kindAt('/graphql?documentId=a', 'cors', 'POST')).toBeNull();
});

it.each([
  ['a page for everybody', {}, true],
  ['a page for one visitor', { control: 'no-store' }, false],
  ["an owner's page", { control: 'private, no-store' }, false],
  ['a page that is not found', { status: 404 }, false],
  ['a part of a video', { status: 206 }, false],
  ['a page at another address', { redirected: true }, false],
  ["another site's response", { type: 'opaque' }, false],
])(
  'decides whether %s may be cached',
  (_, { status = 200, control = 'no-cache', ...rest }: Given, expected) => {
    const headers = new Headers({ 'cache-control': control });
    expect(
      mayCache({ status, headers, type: 'basic', redirected: false, ...rest } as Response),
    ).toBe(expected);
  },
);

interface Given {
  status?: number;
  control?: string;
  redirected?: boolean;
  type?: string;
}
