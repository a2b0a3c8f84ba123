import { describe, expect, it } from 'vitest';
import { pathAfterSignIn, pathToSignIn } from './signInPaths.ts';

const inUse = ['nl', 'fr', 'en'] as const;
const pathAfter = (search: string) => pathAfterSignIn(search, 'nl', inUse);

describe('pathToSignIn and pathAfterSignIn', () => {
  it('lead back to the property that was requested', () => {
    const to = pathToSignIn('nl', { pathname: '/nl/eigenaar/', search: '?property=1096' }, '');
    expect(to).toMatch(/^\/nl\/login\/\?next=/);
    expect(pathAfter(new URL(to, 'https://example.com').search)).toBe(
      '/nl/eigenaar/?property=1096',
    );
  });

  it('say that the session has ended', () => {
    const to = pathToSignIn('fr', { pathname: '/fr/proprietaire/', search: '' }, 'sessionEnded');
    expect(to).toMatch(/^\/fr\/login\/\?done=sessionEnded&next=/);
  });

  it('follow the language of the page', () => {
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
  ])('lead nowhere but to the owner’s page for %s', (search) => {
    expect(pathAfter(search)).toBe('/nl/eigenaar/');
  });
});
