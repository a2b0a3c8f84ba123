import { describe, expect, it } from 'vitest';
import { pathAfterSignIn, pathToSignIn } from './next.ts';

const inUse = ['nl', 'fr', 'en'] as const;
const ledTo = (search: string) => pathAfterSignIn(search, 'nl', inUse);

describe('the way to the page to sign in at, and back', () => {
  it('keeps which home was asked', () => {
    const to = pathToSignIn('nl', { pathname: '/nl/eigenaar/', search: '?property=1096' }, '');
    expect(to).toMatch(/^\/nl\/login\/\?next=/);
    expect(ledTo(new URL(to, 'https://example.com').search)).toBe('/nl/eigenaar/?property=1096');
  });

  it('says that a session ended', () => {
    const to = pathToSignIn('fr', { pathname: '/fr/proprietaire/', search: '' }, 'sessionEnded');
    expect(to).toMatch(/^\/fr\/login\/\?done=sessionEnded&next=/);
  });

  it('follows the language of the page', () => {
    expect(pathAfterSignIn('?next=/nl/eigenaar/?property=7', 'en', inUse)).toBe(
      '/en/owner/?property=7',
    );
  });

  it.each([
    '',
    '?next=',
    '?next=https://evil.example/nl/eigenaar/',
    '?next=//evil.example/nl/eigenaar/',
    '?next=/\\evil.example/',
    '?next=javascript:alert(1)',
    '?next=/nl/te-koop/',
    '?next=%E0%A4%A',
  ])('goes nowhere else for %s', (search) => {
    expect(ledTo(search)).toBe('/nl/eigenaar/');
  });
});
