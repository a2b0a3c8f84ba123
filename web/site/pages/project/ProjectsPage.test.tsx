import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import * as projectsPage from './ProjectsPage.tsx';

const some = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    id: `project-${from + i}`,
    path: `/nl/projecten/bree/hof/${from + i}/`,
    name: `Hof ${from + i}`,
    status: 'AVAILABLE',
    priceRange: null,
    cover: [],
  }));

/** The page of projects with so many in all, of which the agency configured the first ones. */
function visit(search: string, total: number, configured: number, nodes = some(1, 4)) {
  const seo = { title: '', description: '', socialTitle: '', socialDescription: '', socialUrl: '' };
  return renderPage(projectsPage, `/nl/projecten/${search}`, {
    Query: () => ({
      page: { seo, modules: [{ projects: some(1, configured) }] },
      projects: { totalCount: total, nodes },
    }),
  });
}

const names = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map((it) => it.textContent?.trim());

it('shows what the agency configured when these are all, without further pages', () => {
  visit('', 6, 6);
  expect(names()).toHaveLength(6);
  expect(screen.queryByRole('navigation', { name: /pagina/i })).toBeNull();
});

it('leads to a fifth project', () => {
  visit('', 5, 4);
  expect(names()).toHaveLength(4);
  const pages = within(screen.getByRole('navigation', { name: /pagina/i }));
  expect(pages.getByRole('link', { name: '2' })).toHaveAttribute('href', '/nl/projecten/?page=2');
});

it('shows the fifth on the second page, whatever was configured for the first', () => {
  visit('?page=2', 5, 4, some(5, 5));
  expect(names()[0]).toContain('Hof 5');
});

it.each([
  ['', 0, 200],
  ['?page=2', 4, 404],
  ['?page=2', 5, 200],
  ['?page=3', 5, 404],
])('%s of %i projects is %i', (search, totalCount, status) => {
  const data = { projects: { totalCount, nodes: [] } };
  expect(projectsPage.outcome(data, { search })).toEqual({ status });
});
