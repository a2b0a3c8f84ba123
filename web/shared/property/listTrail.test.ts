// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { neighboursOf, rememberList } from './listTrail.ts';

const paths = ['/nl/te-koop/bree/a/1/', '/nl/te-koop/bree/b/2/', '/nl/te-koop/bree/c/3/'];
const cards = paths
  .map((path) => `<article data-card><h2><a href="${path}">x</a></h2></article>`)
  .join('');

/** A visitor clicks the second card of a page. */
function click(html: string) {
  document.body.innerHTML = html;
  const [, card] = document.querySelectorAll('[data-card]');
  if (card) rememberList(card);
}

beforeEach(() => sessionStorage.clear());

describe('the list a visitor came from', () => {
  it('gives the property before and the property after', () => {
    history.replaceState(null, '', '/nl/te-koop/?city=Bree%7C3960&page=2');
    click(`<div data-list>${cards}</div>`);
    const address = '/nl/te-koop/?city=Bree%7C3960&page=2';
    expect(neighboursOf(paths[1] ?? '')).toEqual({ address, previous: paths[0], next: paths[2] });
    expect(neighboursOf(paths[0] ?? '')).toEqual({ address, previous: null, next: paths[1] });
    expect(neighboursOf(paths[2] ?? '')).toEqual({ address, previous: paths[1], next: null });
  });

  it('gives no neighbours of a property that is not on it', () => {
    click(`<div data-list>${cards}</div>`);
    expect(neighboursOf('/fr/a-vendre/bree/b/2/')).toBeNull();
  });

  it('does not change by a click on a card outside a list', () => {
    click(`<div>${cards}</div>`);
    expect(neighboursOf(paths[1] ?? '')).toBeNull();
  });

  it('gives nothing when the stored value is not valid', () => {
    sessionStorage.setItem('gevel-list', '{');
    expect(neighboursOf(paths[1] ?? '')).toBeNull();
  });
});
