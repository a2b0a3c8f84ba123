import { beforeEach, describe, expect, it } from 'vitest';
import { neighboursOf, rememberList } from './listTrail.ts';

const homes = ['/nl/te-koop/bree/a/1/', '/nl/te-koop/bree/b/2/', '/nl/te-koop/bree/c/3/'];
const cards = homes
  .map((home) => `<article data-card><h2><a href="${home}">x</a></h2></article>`)
  .join('');

/** A visitor clicks the second card of a page. */
function click(html: string) {
  document.body.innerHTML = html;
  const [, card] = document.querySelectorAll('[data-card]');
  if (card) rememberList(card);
}

beforeEach(() => sessionStorage.clear());

describe('the list one came from', () => {
  it('gives the home before and the home after', () => {
    history.replaceState(null, '', '/nl/te-koop/?city=Bree%7C3960&page=2');
    click(`<div data-list>${cards}</div>`);
    const address = '/nl/te-koop/?city=Bree%7C3960&page=2';
    expect(neighboursOf(homes[1] ?? '')).toEqual({ address, previous: homes[0], next: homes[2] });
    expect(neighboursOf(homes[0] ?? '')).toEqual({ address, previous: null, next: homes[1] });
    expect(neighboursOf(homes[2] ?? '')).toEqual({ address, previous: homes[1], next: null });
  });

  it('does not hold for a home that is not on it', () => {
    click(`<div data-list>${cards}</div>`);
    expect(neighboursOf('/fr/a-vendre/bree/b/2/')).toBeNull();
  });

  it('is not changed by cards that stand in no list', () => {
    click(`<div>${cards}</div>`);
    expect(neighboursOf(homes[1] ?? '')).toBeNull();
  });

  it('is nothing when what was kept cannot be read', () => {
    sessionStorage.setItem('gevel-list', '{');
    expect(neighboursOf(homes[1] ?? '')).toBeNull();
  });
});
