import { cleanup, render, screen } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import nl from '../../../shared/i18n/nl.json';
import { parseFilter } from '../../../shared/list/filter.ts';
import { chips } from '../../../shared/list/filterChips.ts';
import { standingRouter, TestApp } from '../../../test/TestApp.tsx';
import { Chips } from './Chips.tsx';
import type { Understood } from './Unread.tsx';

function show(search: string, register: string | null = null, unread: Understood | null = null) {
  const filter = parseFilter(search);
  const found = chips(createIntl({ locale: 'nl-BE', messages: nl }), filter, new Map());
  render(
    <TestApp router={standingRouter('/nl/te-huur/')}>
      <Chips list="/nl/te-huur/" {...{ filter, register, unread }} chips={found} />
    </TestApp>,
  );
}

it('each link to the list without their condition', () => {
  show('?city=Bree&bedrooms=3');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    [
      ['Verwijder filter Bree', '/nl/te-huur/?bedrooms=3'],
      ['Verwijder filter 3 of meer slaapkamers', '/nl/te-huur/?city=Bree'],
      [null, '/nl/te-huur/'],
    ],
  );
});

it('end with a link to register the search as a demand', () => {
  show('?city=Bree', '/nl/ik-zoek/?city=Bree&goal=rent');
  const last = screen.getAllByRole('link').at(-1);
  expect(last).toHaveAttribute('href', '/nl/ik-zoek/?city=Bree&goal=rent');
  expect(last).toHaveTextContent('Hou mij op de hoogte');
});

it('have the words of a sentence beside them that were not understood, also without any condition', async () => {
  const line = async () => (await screen.findByText(/Niet begrepen/)).textContent?.trim();
  show('?bedrooms=3', null, { unread: ['kasteel', 'gracht'], cut: false, parts: [] });
  expect(await line()).toBe('Niet begrepen: “kasteel”, “gracht”');
  cleanup();
  show('', null, { unread: ['qqq'], cut: true, parts: [] });
  expect(await line()).toMatch(/“qqq” De zin was te lang/);
  cleanup();
  show('?bedrooms=3', null, { unread: [], cut: false, parts: [] });
  expect(screen.queryByText(/Niet begrepen/)).toBeNull();
});

it('are absent without a filter', () => {
  show('?sort=oldest&page=2', '/nl/ik-zoek/?goal=rent');
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
