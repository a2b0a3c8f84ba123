import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import * as homePage from './HomePage.tsx';

const articles = [
  {
    key: 'testimonials/t',
    path: '/nl/t/',
    title: 'Het klopte',
    intro: '',
    body: '',
    author: 'Greta',
    image: null,
  },
];
const category = (row: number, relation: string) => ({
  kind: 'CATEGORY',
  view: 'NEWS',
  row,
  sm: 12,
  md: 12,
  lg: 12,
  title: null,
  relation,
  articles,
  article: null,
  properties: null,
  projects: null,
});

function sections(page: object | null) {
  renderPage(homePage, '/nl/', {
    Query: () => ({ page }),
    SearchBlock: () => ({ title: null }),
  });
  const main = within(screen.getByRole('main'));
  return main.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent);
}

it('shows the configured modules under the banner, in their order', () => {
  const modules = [category(1, 'our-services'), category(0, 'testimonials')];
  expect(sections({ modules, image: null })).toEqual([
    'Wat bewoners zeggen',
    'Wat wij doen',
    'Weet het als eerste',
  ]);
  expect(screen.getByRole('link', { name: 'Greta' })).toHaveAttribute('href', '/nl/t/');
});

it('shows the banner and the newsletter when nothing is configured', () => {
  expect(sections(null)).toEqual(['Weet het als eerste']);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
