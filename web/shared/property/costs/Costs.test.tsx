import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as page from '../../../site/pages/property/PropertyPage.tsx';
import { renderPage } from '../../../test/renderPage.tsx';

const rule = {
  name: 'De regel',
  terms: 'Zijn voorwaarden.',
  since: '2026-01-01',
  sources: ['https://www.example.com/regel'],
  checked: '2026-11-23',
  estimated: true,
};
const estimate = {
  problems: [] as { path: string[] }[],
  lines: [
    { id: 'DUTY', name: 'Recht', amount: { text: '€ 6.000' }, lowest: null, most: null, rule },
    { id: 'NOTARY', name: 'Ereloon', amount: null, lowest: null, most: null, rule: null },
  ],
  total: { text: '€ 6.000' },
  complete: false,
  withPrice: { text: '€ 306.000' },
  ownMoney: null,
  loan: null,
  facts: { region: 'FLANDERS', goal: 'SALE', dwelling: true, land: false, price: null },
  duties: [
    {
      id: 'flanders.renovation',
      kind: 'RENOVATION',
      name: 'Label D',
      text: 'Renoveren.',
      by: null,
      year: null,
      years: 6,
      moment: '',
      found: 'F',
      known: true,
      since: '2023-01-01',
      official: 'https://www.vlaanderen.be/renovatie',
      sources: [],
      checked: '2026-11-23',
    },
  ],
};

function visit(path: string, change: object = {}, duty: object = {}) {
  const property = {
    status: 'AVAILABLE',
    estimate: { ...estimate, ...change },
    details: [],
    videos: [],
    virtualTour: null,
  };
  renderPage(page, path, {
    Found: () => ({ property, instead: [] }),
    Property: () => property,
    Rule: () => rule,
    Duty: () => ({ ...estimate.duties[0], ...duty }),
    Problem: () => ({ path: ['price'] }),
  });
}

it.each([
  [
    '/nl/te-koop/bree/hoeve/1091/',
    'Wat het hier kost',
    'niet bekend',
    'minstens € 6.000',
    'binnen 6 jaar',
  ],
  [
    '/fr/a-vendre/bree/ferme/1091/',
    'Ce que cela coûte ici',
    'inconnu',
    'au moins € 6.000',
    'dans les 6 ans',
  ],
  [
    '/en/for-sale/bree/farm/1091/',
    'What it costs here',
    'not known',
    'at least € 6.000',
    'within 6 years',
  ],
])('%s says what is known and what is not', async (path, title, unknown, total, years) => {
  visit(path);
  const costs = within(await screen.findByRole('region', { name: title }));
  expect(await costs.findByText(unknown)).toBeInTheDocument();
  expect(costs.getByText(total, { selector: 'dd' })).toBeInTheDocument();
  expect(costs.getByText(total, { selector: 'summary > span' })).toBeInTheDocument();
  expect(costs.getByText('01-01-2026').closest('small')).toHaveTextContent('23-11-2026');
  expect(costs.getByRole('link', { name: 'example.com' })).toHaveAttribute('href', rule.sources[0]);
  expect(await screen.findByText(new RegExp(`^${years}`))).toBeInTheDocument();
});

it('names the fields with a problem, as they were typed, and shows no amounts', async () => {
  visit('/nl/te-koop/bree/hoeve/1091/?price=-1&rate=3%2C2', {
    problems: [{ path: ['price'] }],
    lines: [],
  });
  const costs = within(await screen.findByRole('region', { name: 'Wat het hier kost' }));
  const problem = await costs.findByRole('link', { name: /Vul een bedrag in/ });
  expect(problem).toHaveAttribute('href', '#cost-price');
  expect(costs.getByLabelText('Prijs in euro')).toBeInvalid();
  expect(costs.getByLabelText('Prijs in euro')).toHaveValue('-1');
  expect(costs.getByLabelText('Rente per jaar in %')).toHaveValue('3,2');
  expect(costs.queryByText(/minstens/)).not.toBeInTheDocument();
});

it('says from which day a rent is indexed', async () => {
  visit('/nl/te-huur/bree/hoeve/1091/', {}, { kind: 'INDEXATION', by: '2027-11-24', years: null });
  const duties = await screen.findByRole('region', { name: 'Wat dit voor u betekent' });
  expect(await within(duties).findByText(/vanaf/)).toHaveTextContent('vanaf 24-11-2027');
});

it('leads from each duty to its official page, and names the advertisement where nothing else was read', async () => {
  visit('/nl/te-koop/bree/hoeve/1091/');
  const duties = within(await screen.findByRole('region', { name: 'Wat dit voor u betekent' }));
  const official = await duties.findByRole('link', { name: 'Officiële pagina: vlaanderen.be' });
  expect(official).toHaveAttribute('href', 'https://www.vlaanderen.be/renovatie');
  expect(duties.getByText(/^Uit de advertentie/)).toBeInTheDocument();
});

it('names no source of a duty that is not known, and leads to the official page all the same', async () => {
  visit('/nl/te-koop/bree/hoeve/1091/', {}, { known: false, years: null });
  const duties = within(await screen.findByRole('region', { name: 'Wat dit voor u betekent' }));
  const official = await duties.findByRole('link');
  expect(official).toHaveAttribute('href', 'https://www.vlaanderen.be/renovatie');
  expect(duties.queryByText(/^Uit de advertentie/)).not.toBeInTheDocument();
});
