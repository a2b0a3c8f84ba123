import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import * as contentPage from './ContentPage.tsx';

const article = (key: string, title: string, more: object = {}) => ({
  key,
  title,
  intro: `Over ${title}.`,
  path: `/nl/${key}/`,
  body: `<p>Alles over ${title}.</p>`,
  date: null,
  author: null,
  image: null,
  paths: [{ language: 'NL', path: `/nl/${key}/` }],
  ...more,
});

const empty = {
  properties: null,
  projects: null,
  articles: null,
  article: null,
  text: null,
  title: null,
  path: null,
  agents: null,
};
const module = (kind: string, more: object) => ({
  kind,
  row: 0,
  span: 0,
  sm: 12,
  md: 12,
  lg: 12,
  view: 'NEWS',
  relation: '',
  ...empty,
  ...more,
});

const page = (title: string, modules: object[], more: object = {}) => ({
  title,
  image: null,
  paths: [
    { language: 'NL', path: '/nl/opendeurdag/' },
    { language: 'FR', path: '/fr/portes-ouvertes/' },
  ],
  seo: { title: '', description: '', socialTitle: '', socialDescription: '', socialUrl: '' },
  modules,
  ...more,
});

function visit(
  url: string,
  found: { page?: object; article?: object; above?: object; agent?: object },
) {
  const data = {
    page: found.page ?? null,
    article: found.article ?? null,
    above: found.above ?? null,
  };
  const { agent } = found;
  return renderPage(contentPage, url, { Query: () => data, ...(agent && { Agent: () => agent }) });
}

describe('a configured page', () => {
  it('shows its only module under its title, without a second title', () => {
    const services = [
      article('our-services/new', 'Nieuwbouw'),
      article('our-services/sale', 'Verkoop'),
    ];
    const { outcome } = visit('/nl/diensten/', {
      page: page('Diensten', [
        module('CATEGORY', { relation: 'our-services', articles: services }),
      ]),
    });
    expect(outcome).toEqual({ status: 200 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Diensten');
    const titles = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    expect(titles).toEqual(expect.arrayContaining(['Nieuwbouw', 'Verkoop']));
    expect(titles).not.toContain('Wat wij doen');
    expect(screen.getByRole('link', { name: /Nieuwbouw/ })).toHaveAttribute(
      'href',
      '/nl/our-services/new/',
    );
  });

  it('shows several modules with their titles, in the order of their rows and in twelfths of the width', () => {
    visit('/nl/opendeurdag/', {
      page: page('Opendeurdag', [
        module('CONTACT', { row: 1, lg: 7 }),
        module('ARTICLE', {
          row: 1,
          lg: 5,
          view: 'SINGLE',
          article: article('pages/day', 'De dag'),
        }),
        module('CATEGORY', {
          row: 0,
          relation: 'vacancies',
          articles: [article('vacancies/a', 'Werfleider')],
        }),
      ]),
    });
    const main = within(screen.getByRole('main'));
    const titles = main.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    expect(titles).toEqual(['Werken bij ons', 'Bel of schrijf ons', 'De dag']);
    const cell = main.getByText('Alles over De dag.').closest<HTMLElement>('[style]');
    expect(cell?.style.getPropertyValue('--lg')).toBe('5');
  });

  it('leaves out an empty module, unless it is the only one', () => {
    const none = module('PROPERTY_LIST', { relation: 'rent', properties: [] });
    const first = visit('/nl/opendeurdag/', {
      page: page('Opendeurdag', [none, module('CONTACT', { row: 1 })]),
    });
    expect(screen.queryByRole('heading', { name: 'Te huur' })).toBeNull();
    expect(first.container).not.toHaveTextContent('niets');
    first.unmount();
    const { container } = visit('/nl/opendeurdag/', { page: page('Opendeurdag', [none]) });
    expect(container).toHaveTextContent('Hier staat op dit ogenblik niets.');
  });

  it('shows a list under the heading that the agency chose, with the way to the whole list', () => {
    const properties = [{ id: 'one' }];
    visit('/nl/opendeurdag/', {
      page: page('Opendeurdag', [
        module('PROPERTY_LIST', {
          relation: 'sale',
          title: 'Met tuin',
          path: '/nl/te-koop/?garden=1',
          properties,
        }),
        module('PROPERTY_LIST', { row: 1, relation: 'rent', path: '/nl/te-huur/', properties }),
      ]),
    });
    const main = within(screen.getByRole('main'));
    const titles = main.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    expect(titles).toEqual(['Met tuin', 'Te huur']);
    expect(main.getByRole('link', { name: 'Bekijk ze allemaal' })).toHaveAttribute(
      'href',
      '/nl/te-koop/?garden=1',
    );
  });

  it('shows the staff, and the way to a form, once their code and texts have come', async () => {
    visit('/nl/opendeurdag/', {
      agent: { name: 'An Vermeulen', path: '/nl/makelaars/an-vermeulen/' },
      page: page('Opendeurdag', [
        module('TEAM', { title: 'Ons team', agents: [{}] }),
        module('FORM', { row: 1, relation: 'valuation', title: 'Wat is uw huis waard?' }),
        module('TEAM', { row: 2, title: 'Niemand', agents: [] }),
      ]),
    });
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'An Vermeulen' })).toHaveAttribute(
      'href',
      '/nl/makelaars/an-vermeulen/',
    );
    expect(await main.findByRole('link', { name: 'Vraag een schatting' })).toHaveAttribute(
      'href',
      '/nl/gratis-schatting/',
    );
    const titles = main.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    expect(titles).toEqual(['Ons team', 'Wat is uw huis waard?']);
  });

  it('shows a text with its headings as questions, under its title', () => {
    const text = '<p>Vooraf.</p><details><summary>Wat kost het?</summary><p>Niets.</p></details>';
    const day = (title: string) => article('pages/day', title, { intro: `Kort: ${title}.` });
    visit('/nl/opendeurdag/', {
      page: page('Opendeurdag', [
        module('ARTICLE', { view: 'PICTURE', article: day('De dag') }),
        module('ARTICLE', { row: 1, view: 'QUESTIONS', article: day('Vragen'), text }),
      ]),
    });
    const main = within(screen.getByRole('main'));
    const titles = main.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    expect(titles).toEqual(['De dag', 'Vragen']);
    expect(main.getByText('Alles over De dag.')).toBeVisible();
    expect(main.queryByText('Alles over Vragen.')).toBeNull();
    expect(main.getByText('Wat kost het?').closest('details')).toHaveTextContent('Niets.');
  });

  it('whose only module is a text as questions has its introduction beside the title', () => {
    const day = article('pages/day', 'Vragen', { intro: 'Kort en goed.' });
    visit('/nl/opendeurdag/', {
      page: page('Opendeurdag', [module('ARTICLE', { view: 'QUESTIONS', article: day, text: '' })]),
    });
    expect(within(screen.getByRole('main')).getByText('Kort en goed.')).toBeVisible();
  });

  it('whose only module is a whole article looks like that article, with its breadcrumbs', () => {
    visit('/nl/onze-diensten/nieuwbouw/', {
      page: page('Nieuwbouw', [
        module('ARTICLE', { view: 'SINGLE', article: article('our-services/new', 'Bouwen') }),
      ]),
      above: { path: '/nl/onze-diensten/', title: 'Onze diensten' },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bouwen');
    const crumbs = within(screen.getByRole('navigation', { name: 'Kruimelpad' }));
    expect(crumbs.getByRole('link', { name: 'Onze diensten' })).toHaveAttribute(
      'href',
      '/nl/onze-diensten/',
    );
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'Schrijf ons een e-mail' }),
    ).toBeVisible();
  });
});

describe('an article', () => {
  it('of a vacancy shows its date and where to apply', () => {
    const { outcome } = visit('/nl/vacatures/werfleider/', {
      article: article('vacancies/a', 'Werfleider', {
        date: '2026-11-02',
        path: '/nl/vacatures/werfleider/',
      }),
    });
    expect(outcome).toEqual({ status: 200 });
    expect(screen.getByText('02-11-2026')).toBeInTheDocument();
    const apply = screen.getByRole('link', { name: 'Solliciteer' });
    expect(apply.getAttribute('href')).toMatch(/\?form=apply$/);
  });

  it('of a testimonial opens with its quotation', () => {
    visit('/nl/testimonials/testimonial-1/', {
      article: article('testimonials/t', 'Het vierde huis', {
        author: 'Lien & Joris',
        body: '<blockquote>\n<p>Het was het onze.</p>\n</blockquote>\n<p>Wij kwamen.</p>',
      }),
    });
    const figure = screen.getByRole('figure');
    expect(figure).toHaveTextContent('Het was het onze.Lien & Joris Over Het vierde huis.');
    expect(figure).not.toHaveTextContent('Wij kwamen.');
    expect(screen.getByText('Wij kwamen.')).toBeVisible();
  });

  it('has links that navigate within the app', async () => {
    const body = '<p><a href="/nl/privacy-statement/">privacy</a></p>';
    const { router } = visit('/nl/vacatures/a/', {
      article: article('vacancies/a', 'A', { body }),
    });
    await userEvent.click(screen.getByRole('link', { name: 'privacy' }));
    expect(router.navigate).toHaveBeenCalledWith('/nl/privacy-statement/');
  });
});

it('leads from an address of before to that of today', () => {
  const { outcome } = visit('/nl/vroeger/', {
    article: article('vacancies/a', 'A', { path: '/nl/vacatures/a/' }),
  });
  expect(outcome).toEqual({ status: 308, to: '/nl/vacatures/a/' });
});

it('answers 404 when the agency has nothing at the address', () => {
  const { outcome } = visit('/nl/open-house-day/', {});
  expect(outcome).toEqual({ status: 404 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oeps');
  expect(within(screen.getByRole('main')).getByRole('search')).toBeInTheDocument();
});
