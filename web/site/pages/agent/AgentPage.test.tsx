import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import * as agentPage from './AgentPage.tsx';
import { outcome } from './AgentPage.tsx';

const an = {
  name: 'An Vermeulen',
  path: '/nl/makelaars/an-vermeulen/',
  initials: 'AV',
  phone: '089 00 00 02',
  mobile: '0470 00 00 02',
  email: 'an@example.com',
  languages: ['Nederlands', 'Frans'],
  registration: 'BIV 000.001',
  text: 'An kent Kinrooi.',
  photo: null,
  paths: [],
};

function visit(properties: object) {
  return renderPage(agentPage, an.path, {
    Agent: () => an,
    PropertyConnection: () => properties,
  });
}

const main = () => within(screen.getByRole('main'));

it('shows how to reach the agent, and says that there is nothing on offer now', () => {
  visit({ totalCount: 0, nodes: [] });
  expect(main().getByRole('heading', { level: 1, name: 'An Vermeulen' })).toBeVisible();
  expect(main().getByRole('link', { name: '0470 00 00 02' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(main().getByText('Nederlands, Frans')).toBeVisible();
  expect(main().getByText('BIV 000.001')).toBeVisible();
  expect(
    main().getByRole('heading', { name: 'An Vermeulen heeft nu geen panden in aanbod' }),
  ).toBeVisible();
});

const none = { totalCount: 0 } as Parameters<typeof outcome>[0]['properties'];
const found = an as unknown as Parameters<typeof outcome>[0]['agent'];
const here = { pathname: an.path, search: '' };

it('is not found for an address that is no agent’s, or beyond the last page', () => {
  expect(outcome({ agent: null, agentLeft: false, properties: none }, here)).toEqual({
    status: 404,
  });
  expect(outcome({ agent: found, agentLeft: false, properties: none }, here)).toEqual({
    status: 200,
  });
  expect(
    outcome({ agent: found, agentLeft: false, properties: none }, { ...here, search: '?page=2' }),
  ).toEqual({ status: 404 });
});

it('leads from an address under another name, and is gone for an agent who left', () => {
  const before = { pathname: '/nl/makelaars/an-claes/', search: '' };
  expect(outcome({ agent: found, agentLeft: false, properties: none }, before)).toEqual({
    status: 308,
    to: an.path,
  });
  expect(outcome({ agent: null, agentLeft: true, properties: none }, before)).toEqual({
    status: 410,
  });
});

it('shows the way to the colleagues of an agent who left', () => {
  renderPage(agentPage, an.path, { Query: () => ({ agent: null, agentLeft: true }) });
  expect(
    main().getByRole('heading', { level: 1, name: 'Deze medewerker werkt niet meer bij ons' }),
  ).toBeVisible();
  expect(main().getByRole('link', { name: 'Ons team' })).toHaveAttribute('href', '/nl/makelaars/');
});
