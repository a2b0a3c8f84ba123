import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import * as contactPage from './ContactFormPage.tsx';

const article = {
  key: 'pages/contact',
  title: 'Kantoor',
  intro: '',
  path: '/nl/pages/contact/',
  body: '<p>Breeërsteenweg 1</p>',
  date: null,
  author: null,
  image: null,
  paths: [],
};
const module = (kind: string, more: object) => ({
  kind,
  row: 0,
  sm: 12,
  md: 12,
  lg: 12,
  view: 'SINGLE',
  relation: '',
  properties: null,
  projects: null,
  articles: null,
  text: null,
  article: null,
  title: null,
  path: null,
  agents: null,
  ...more,
});

function visit(...modules: object[]) {
  const seo = { title: '', description: '', socialTitle: '', socialDescription: '', socialUrl: '' };
  return renderPage(contactPage, '/nl/contact/', {
    Site: () => ({ phone: '089 00 00 01' }),
    Query: () => ({ page: { title: 'Contact', image: null, paths: [], seo, modules } }),
  });
}

const main = () => within(screen.getByRole('main'));
const form = () => main().getByRole('button', { name: 'Verstuur' });

describe('ContactFormPage', () => {
  it('shows the form in its configured row, beside the other modules of that row', () => {
    visit(module('ARTICLE', { article, lg: 5 }), module('CONTACT', { lg: 7 }));
    const cells = ['Breeërsteenweg 1', 'Verstuur'].map((words) =>
      main().getByText(words).closest<HTMLElement>('[style]'),
    );
    expect(cells.map((cell) => cell?.style.getPropertyValue('--lg'))).toEqual(['5', '7']);
    expect(cells[0]?.nextElementSibling).toBe(cells[1]);
    expect(main().getByRole('link', { name: '089 00 00 01' })).toBeVisible();
  });

  it('shows a form alone in its row beside the telephone number, above the other modules', () => {
    visit(module('CONTACT', {}), module('ARTICLE', { article, row: 1 }));
    expect(main().getByRole('link', { name: '089 00 00 01' })).toBeVisible();
    const after = form().compareDocumentPosition(main().getByText('Breeërsteenweg 1'));
    expect(after).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(main().queryByRole('heading', { name: 'Schrijf ons' })).toBeNull();
  });

  it.each([
    ['alone in its row', [module('CONTACT', {})]],
    [
      'beside another module',
      [module('ARTICLE', { article, lg: 5 }), module('CONTACT', { lg: 7 })],
    ],
  ])('shows addresses and hours above a form %s', (_, modules) => {
    visit(...modules);
    const offices = document.getElementById('offices') as HTMLElement;
    const after = offices.compareDocumentPosition(form());
    expect(after).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
