import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import type { FooterTestQuery } from '../../__generated__/FooterTestQuery.graphql.ts';
import { renderAnswer } from '../../test/renderAnswer.tsx';
import { Footer } from './Footer.tsx';

const query = graphql`
  query FooterTestQuery($language: Language!) @relay_test_operation {
    site(language: $language) {
      ...Footer_site
    }
  }
`;

const widths = { sm: 12, md: 6, lg: 4 };
const nothing = { title: null, introText: null, fullText: null, images: [], ...widths };
const blocks = [
  { ...nothing, introText: '<p>Makelaar sinds <strong>1998</strong></p>' },
  {
    ...nothing,
    title: 'Aanbod',
    fullText: '<ul><li><a href="/nl/te-koop/">Te koop</a></li></ul>',
    images: [{ url: '/media/biv.svg', width: 200, height: 100, alt: 'Erkend door het BIV' }],
  },
];

function show(site: Record<string, unknown> = {}) {
  const given = {
    copyright: '© 2026 Gevel',
    legals: ['BIV 000.000', 'Clerf: 1/0'],
    footer: blocks,
    ...site,
  };
  return renderAnswer<FooterTestQuery>({
    query,
    variables: { language: 'NL' },
    show: ({ site }) => <Footer site={site} />,
    mocks: { Site: () => given },
  });
}

it('shows the title, texts and pictures that blocks have', () => {
  show();
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getAllByRole('heading').map((title) => title.textContent)).toEqual(['Aanbod']);
  expect(foot.getByText('1998').tagName).toBe('STRONG');
  expect(foot.getByRole('img', { name: 'Erkend door het BIV' })).toBeVisible();
});

it('gives each block its width on phones, tablets and desktops', () => {
  show();
  const { style } = screen.getByRole('heading').parentElement as HTMLElement;
  expect(['--sm', '--md', '--lg'].map((name) => style.getPropertyValue(name))).toEqual([
    '12',
    '6',
    '4',
  ]);
});

it('leads to pages of the site without leaving the document', async () => {
  const { router } = show();
  await userEvent.click(screen.getByRole('link', { name: 'Te koop' }));
  expect(router.navigate).toHaveBeenCalledWith('/nl/te-koop/');
});

it('links to the consent dialog', () => {
  show();
  expect(screen.getByRole('link', { name: 'Cookie-instellingen' })).toHaveAttribute(
    'href',
    '?setcookies',
  );
});

it('shows the copyright, if there is one, and the legal lines of all offices', () => {
  const { unmount } = show();
  expect(screen.getByText('© 2026 Gevel').nextElementSibling).toHaveTextContent('BIV 000.000');
  expect(screen.getByText('BIV 000.000').nextElementSibling).toHaveTextContent('Clerf: 1/0');
  unmount();
  show({ copyright: null });
  expect(screen.getByText('BIV 000.000').previousElementSibling).toBeNull();
});

it('links to the newsletter', () => {
  show();
  const link = screen.getByRole('link', { name: 'Nieuwsbrief' });
  expect(link.getAttribute('href')).toBe('/nl/nieuwsbrief/');
});
