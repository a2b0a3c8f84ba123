import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HeaderTestQuery } from '../__generated__/HeaderTestQuery.graphql.ts';
import { renderWithRelay } from '../test/renderWithRelay.tsx';
import { Header } from './Header.tsx';
import { isExternal } from './TopBar.tsx';

const query = graphql`
  query HeaderTestQuery($language: Language!) @relay_test_operation {
    site(language: $language) {
      ...Header_site
    }
  }
`;

const paths = [
  { language: 'NL', path: '/nl/te-koop/?type=1' },
  { language: 'FR', path: '/fr/a-vendre/?type=1' },
];
const menu = [
  { key: 'sale', title: 'Te koop', path: '/nl/te-koop/', children: [] },
  {
    key: 'services',
    title: 'Diensten',
    path: '/nl/diensten/',
    children: [{ key: 'build', title: 'Nieuwbouw', path: '/nl/diensten/nieuwbouw/' }],
  },
];
const topBar = [
  { side: 'LEFT', label: '089 00 00 01', link: 'tel:+3289000001', icon: 'phone' },
  { side: 'RIGHT', label: 'Realisaties', link: '/nl/realisaties/', icon: null },
  { side: 'LEFT', label: 'Vandaag open', link: null, icon: null },
];

function show(url = '/nl/te-koop/') {
  scrollTo(0, 0);
  return renderWithRelay<HeaderTestQuery>({
    query,
    variables: { language: 'NL' },
    show: ({ site }) => <Header site={site} paths={paths} under />,
    mocks: { Site: () => ({ shortName: 'Gevel', saleCount: 58, rentCount: 26, menu, topBar }) },
    url,
  });
}

async function scroll(y: number) {
  vi.stubGlobal('scrollY', y);
  await act(async () => window.dispatchEvent(new Event('scroll')));
}

beforeEach(() => {
  vi.stubGlobal('scrollY', 0);
});

describe('the header', () => {
  it('leads home with its logo', () => {
    show();
    const logo = screen.getByRole('link', { name: /^Gevel ?, naar de startpagina$/ });
    expect(logo).toHaveAttribute('href', '/nl/');
  });

  it('marks the page one is on, and the one it lies under', () => {
    show('/nl/diensten/nieuwbouw/');
    const nav = within(screen.getByRole('navigation', { name: 'Hoofdmenu' }));
    expect(nav.getByRole('link', { name: 'Nieuwbouw' })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: 'Diensten' })).toHaveAttribute('aria-current', 'true');
    expect(nav.getByRole('link', { name: 'Te koop' })).not.toHaveAttribute('aria-current');
  });

  it('leads to the same page in another language, and home where there is none', () => {
    show();
    const [bar] = screen.getAllByRole('list', { name: 'Taal' });
    const languages = within(bar as HTMLElement);
    expect(languages.getByRole('link', { name: 'FR, français' })).toHaveAttribute(
      'href',
      '/fr/a-vendre/?type=1',
    );
    expect(languages.getByRole('link', { name: 'EN, English' })).toHaveAttribute('href', '/en/');
    expect(languages.getByRole('link', { name: 'NL, Nederlands' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('opens in a new tab what leads out of the site', () => {
    show();
    expect(screen.getByRole('link', { name: '089 00 00 01' })).toMatchObject({
      target: '_blank',
      rel: 'noopener noreferrer',
    });
    expect(screen.getByRole('link', { name: 'Realisaties' })).not.toHaveAttribute('target');
    expect(screen.getByText('Vandaag open')).not.toHaveAttribute('href');
  });

  it('becomes fixed after 30 pixels and not before', async () => {
    show();
    const header = screen.getByRole('banner');
    await scroll(30);
    expect(header.className).toMatch(/over/);
    await scroll(31);
    expect(header.className).toMatch(/fixed/);
    expect(header.className).not.toMatch(/over/);
  });

  it('has a drawer with every page and the number of listings', async () => {
    const { container } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Open het menu' }));
    const dialog = container.querySelector('dialog') as HTMLDialogElement;
    expect(dialog.open).toBe(true);
    const drawer = within(dialog);
    expect(drawer.getByRole('link', { name: /^Te koop ?58$/ })).toHaveAttribute(
      'href',
      '/nl/te-koop/',
    );
    await userEvent.click(drawer.getByRole('button', { name: 'Sluit het menu' }));
    expect(dialog.open).toBe(false);
  });
});

describe('isExternal', () => {
  it.each([
    ['https://example.com/', true],
    ['//example.com/', true],
    ['tel:+32', true],
    ['mailto:info@example.com', true],
    ['/nl/te-koop/', false],
    ['#kop', false],
  ])('%s: %s', (link, external) => {
    expect(isExternal(link)).toBe(external);
  });
});
