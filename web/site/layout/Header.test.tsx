import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HeaderTestQuery } from '../../__generated__/HeaderTestQuery.graphql.ts';
import { renderAnswer } from '../../test/renderAnswer.tsx';
import { Header } from './Header.tsx';

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
const photo = (name: string) => ({ url: `/media/${name}.svg`, width: 300, height: 200, alt: '' });
const menu = [
  { key: 'sale', title: 'Te koop', path: '/nl/te-koop/', image: null, children: [] },
  {
    key: 'services',
    title: 'Diensten',
    path: '/nl/diensten/',
    image: photo('services'),
    children: [
      { key: 'build', title: 'Nieuwbouw', path: '/nl/onze-diensten/nieuwbouw/', image: null },
      { key: 'land', title: 'Gronden', path: '/nl/onze-diensten/gronden/', image: photo('land') },
    ],
  },
];
const topBar = [
  { side: 'LEFT', label: '089 00 00 01', link: 'tel:+3289000001', icon: 'phone', color: null },
  { side: 'RIGHT', label: 'Realisaties', link: '/nl/realisaties/', icon: null, color: '#aa3322' },
  { side: 'LEFT', label: 'Vandaag open', link: null, icon: null, color: null },
];
const plain = { showLogoAtStart: true, freeEvaluation: false, demandRegister: false };
const site = { shortName: 'Gevel', logo: null, saleCount: 58, rentCount: 26, menu, topBar };

function show(url = '/nl/te-koop/', header: Partial<typeof plain> = {}, under = true) {
  scrollTo(0, 0);
  return renderAnswer<HeaderTestQuery>({
    query,
    variables: { language: 'NL' },
    show: ({ site }) => <Header site={site} paths={paths} under={under} />,
    mocks: { Site: () => ({ ...site, header: { ...plain, ...header } }) },
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

  it('marks the current page and the one above it', () => {
    show('/nl/onze-diensten/nieuwbouw/');
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

  it('opens external links in a new tab', () => {
    show();
    expect(screen.getByRole('link', { name: '089 00 00 01' })).toMatchObject({
      target: '_blank',
      rel: 'noopener noreferrer',
    });
    expect(screen.getByRole('link', { name: 'Realisaties' })).not.toHaveAttribute('target');
    expect(screen.getByText('Vandaag open')).not.toHaveAttribute('href');
  });

  it('gives an item of the top bar its icon and its colour', () => {
    show();
    const phone = screen.getByRole('link', { name: '089 00 00 01' });
    expect(phone.querySelector('use')?.getAttribute('href')).toMatch(/\.svg.*#phone$/);
    expect(screen.getByText('Realisaties').closest('li')?.style.color).toBe('#aa3322');
  });

  it('hides the logo over a photo when the agency wants that, until the header is fixed', async () => {
    const { unmount } = show('/nl/', { showLogoAtStart: false });
    expect(screen.queryByRole('link', { name: /^Gevel/ })).toBeNull();
    await scroll(31);
    expect(screen.getByRole('link', { name: /^Gevel/ })).toBeVisible();
    unmount();
    await scroll(0);
    show('/nl/te-koop/', { showLogoAtStart: false }, false);
    expect(screen.getByRole('link', { name: /^Gevel/ })).toBeVisible();
  });

  it('has the links to the demand register and the valuation when the agency wants them', () => {
    const { unmount } = show();
    expect(screen.queryByRole('link', { name: /Ik zoek|Gratis schatting/ })).toBeNull();
    unmount();
    show('/nl/', { freeEvaluation: true, demandRegister: true });
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([to('Ik zoek'), to('Gratis schatting')]).toEqual([
      '/nl/ik-zoek/',
      '/nl/gratis-schatting/',
    ]);
  });

  it('shows the picture of an entry that is pointed at, or of the one above it, and none before', async () => {
    show();
    const nav = within(screen.getByRole('navigation', { name: 'Hoofdmenu' }));
    const pictured = () => nav.queryByRole('presentation')?.getAttribute('src');
    expect(pictured()).toBeUndefined();
    await userEvent.hover(nav.getByRole('link', { name: 'Gronden' }));
    expect(pictured()).toBe('/media/land.svg');
    await userEvent.hover(nav.getByRole('link', { name: 'Nieuwbouw' }));
    expect(pictured()).toBe('/media/services.svg');
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
    show();
    const drawer = await openDrawer();
    expect(drawer.getByRole('link', { name: /^Te koop ?58$/ })).toHaveAttribute(
      'href',
      '/nl/te-koop/',
    );
    expect(drawer.getByRole('link', { name: 'Nieuwbouw' })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Sluit het menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has the valuation in the drawer, not the demand register, and the items of the top bar', async () => {
    await resize(390);
    show('/nl/', { freeEvaluation: true, demandRegister: true });
    const drawer = await openDrawer();
    expect(drawer.getByRole('link', { name: 'Gratis schatting' })).toBeVisible();
    expect(drawer.queryByRole('link', { name: 'Ik zoek' })).toBeNull();
    expect(drawer.getByRole('link', { name: '089 00 00 01' })).toBeVisible();
  });

  it('closes the drawer when the window becomes a desktop, where the top bar is in sight', async () => {
    await resize(1000);
    show();
    const drawer = await openDrawer();
    expect(drawer.queryByRole('link', { name: '089 00 00 01' })).toBeNull();
    await resize(1280);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

async function openDrawer() {
  await userEvent.click(screen.getByRole('button', { name: 'Open het menu' }));
  return within(await screen.findByRole('dialog', { name: 'Hoofdmenu' }));
}

async function resize(width: number) {
  vi.stubGlobal('innerWidth', width);
  await act(async () => window.dispatchEvent(new Event('resize')));
}
