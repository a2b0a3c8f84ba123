import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { standingRouter, TestApp } from '../../test/TestApp.tsx';
import { parseFilter } from './filter.ts';
import { Pagination } from './Pagination.tsx';

function show(search: string, pages: number) {
  render(
    <TestApp router={standingRouter('/nl/te-koop/')}>
      <Pagination list="/nl/te-koop/" filter={parseFilter(search)} pages={pages} />
    </TestApp>,
  );
}
const leads = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

describe('the pages of a list', () => {
  it('link to the pages around one in the middle, with the filter', () => {
    show('?type=2&page=3', 4);
    expect(leads('Eerste pagina')).toBe('/nl/te-koop/?type=2');
    expect(leads('Vorige pagina')).toBe('/nl/te-koop/?type=2&page=2');
    expect(leads('Volgende pagina')).toBe('/nl/te-koop/?type=2&page=4');
    expect(leads('Laatste pagina')).toBe('/nl/te-koop/?type=2&page=4');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('3');
  });

  it('have no links before the first', () => {
    show('', 4);
    expect(leads('Eerste pagina')).toBeUndefined();
    expect(leads('Vorige pagina')).toBeUndefined();
    expect(leads('Volgende pagina')).toBe('/nl/te-koop/?page=2');
  });

  it('have no links after the last', () => {
    show('?page=4', 4);
    expect(leads('Volgende pagina')).toBeUndefined();
    expect(leads('Laatste pagina')).toBeUndefined();
    expect(leads('Vorige pagina')).toBe('/nl/te-koop/?page=3');
  });

  it('are not shown when there is only one', () => {
    show('', 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
