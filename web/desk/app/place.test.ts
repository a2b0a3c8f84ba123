import { expect, it } from 'vitest';
import { addressOf, placeOf } from './place.ts';

it.each([
  ['/desk/', '', { screen: 'today' }],
  ['/desk/inbox', '', { screen: 'inbox', list: 'OPEN' }],
  ['/desk/inbox/', '?list=SPAM', { screen: 'inbox', list: 'SPAM' }],
  ['/desk/inbox', '?list=NO_SUCH_LIST', { screen: 'inbox', list: 'OPEN' }],
  ['/desk/inbox/a%2Fb', '?list=MINE', { screen: 'lead', id: 'a/b', list: 'MINE' }],
  ['/desk/inbox/%E0', '', { screen: 'lead', id: '', list: 'OPEN' }],
  [
    '/desk/inbox',
    '?list=ALL&form=sendContact&property=x',
    { screen: 'inbox', list: 'ALL', filter: { form: 'sendContact' } },
  ],
  ['/desk/me', '', { screen: 'me' }],
  ['/desk/settings', '', { screen: 'settings' }],
  ['/desk/pages', '', { screen: 'pages' }],
  ['/desk/pages/a%20b', '', { screen: 'page', key: 'a b' }],
  ['/desk/password', '?token=a%2Fb', { screen: 'password', token: 'a/b' }],
  ['/desk/password', '', { screen: 'password', token: '' }],
  ['/desk/week', '?day=2026-11-23', { screen: 'week', day: '2026-11-23' }],
  ['/desk/week', '?day=tomorrow', { screen: 'week', day: null }],
  ['/desk/week', '?view=day&agent=3', { screen: 'week', day: null, view: 'day', agent: 3 }],
  ['/desk/week', '?view=year&agent=x', { screen: 'week', day: null }],
  ['/desk/people', '', { screen: 'people', who: '' }],
  ['/desk/staff', '?part=x&member=3', { screen: 'staff', part: 'people' }],
  ['/desk/owners/x', '', { screen: 'unknown' }],
  ['/desk/owners', '?list=NONE', { screen: 'owners', list: 'ALL', words: '' }],
  ['/desk/me/1', '', { screen: 'unknown' }],
  ['/desk/inbox/1/2', '', { screen: 'unknown' }],
  ['/desk/nothing', '', { screen: 'unknown' }],
])('%s%s is a place', (pathname, search, place) => {
  expect(placeOf({ pathname, search })).toEqual(place);
});

it('words that are looked for go to no server', () => {
  const address = addressOf({ screen: 'inbox', list: 'ALL', filter: { words: 'an@example.org' } });
  expect(new URL(address, 'https://x.example').search).toBe('?list=ALL');
});

it.each([[''], ['?list=HELD&words=Bree&goal=RENT&agent=3&order=LEAST_VIEWED&after=0.1096']])(
  'properties%s keep their list, filter and order in the address',
  (search) => {
    const place = placeOf({ pathname: '/desk/properties', search });
    expect(place.screen === 'properties' && addressOf(place)).toBe(`/desk/properties${search}`);
  },
);

it('a filter of properties that is not known restricts nothing', () => {
  const search = '?list=X&goal=SOLD&agent=-1&order=BEST';
  const place = placeOf({ pathname: '/desk/properties', search });
  expect(place.screen === 'properties' && addressOf(place)).toBe('/desk/properties');
});

it.each([
  { screen: 'me' },
  { screen: 'today' },
  { screen: 'links' },
  { screen: 'newLink' },
  { screen: 'settings' },
  { screen: 'settings', section: 'BANNER' },
  { screen: 'people', who: 'an+1@example.org' },
  { screen: 'week', day: '2026-11-23' },
  { screen: 'owners', list: 'CLOSED', words: 'an & co' },
  { screen: 'owners', list: 'ALL', words: '' },
  { screen: 'owner', id: '1000000000' },
  { screen: 'asOwner', id: '501' },
  { screen: 'newOwner', lead: 'a/b' },
  { screen: 'staff', part: 'people' },
  { screen: 'staff', part: 'log', member: 'StaffMember:3' },
  { screen: 'week', day: null },
  { screen: 'week', day: '2026-11-23', view: 'list', agent: 12 },
  { screen: 'inbox', list: 'DONE' },
  { screen: 'inbox', list: 'OPEN', filter: { words: 'an & co', from: '2026-11-01' } },
  { screen: 'lead', id: 'a/b', list: 'OPEN' },
  { screen: 'lead', id: 'a/b', list: 'ALL', filter: { agent: 'StaffMember:3' } },
] as const)('the address of $screen leads back to it', (place) => {
  expect(placeOf(new URL(addressOf(place), 'https://x.example'))).toEqual(place);
});
