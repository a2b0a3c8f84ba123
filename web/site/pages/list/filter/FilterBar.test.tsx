import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { describe, expect, it } from 'vitest';
import type { FilterBarTestQuery } from '../../../../__generated__/FilterBarTestQuery.graphql.ts';
import { parseFilter } from '../../../../shared/list/filter.ts';
import { renderAnswer } from '../../../../test/renderAnswer.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';
import { useDraft } from './filterDraft.ts';

const query = graphql`
  query FilterBarTestQuery {
    ...FilterBar_query @arguments(language: NL, goal: SALE)
    properties {
      counts {
        ...useCounts_counts
      }
    }
  }
`;
const replaced = { replace: false, scroll: false };

function show(search: string) {
  const { router } = renderAnswer<FilterBarTestQuery>({
    query,
    variables: {},
    mocks: {
      Query: () => ({
        cities: [
          { id: 'bree', name: 'Bree', displayName: 'Bree', zip: '3960' },
          { id: 'namen', name: 'Namen', displayName: 'Namen', zip: '5000' },
          { id: 'peer', name: 'Peer', displayName: 'Peer', zip: '3990' },
        ],
        categories: [
          { number: 1, name: 'Woning', sale: true, rent: true },
          { number: 7, name: 'Kot', sale: false, rent: true },
        ],
      }),
      FilterCounts: () => ({
        cities: [
          { city: { id: 'bree' }, count: 5 },
          { city: { id: 'namen' }, count: 1 },
        ],
        categories: [{ category: { number: 1 }, count: 40 }],
        bedrooms: [
          { number: 1, count: 30 },
          { number: 2, count: 20 },
          { number: 3, count: 9 },
        ],
      }),
    },
    show: (data) => (
      <Drafted goal="sale" query={data} counts={data.properties.counts} search={search} />
    ),
  });
  return {
    navigate: router.navigate,
    form: within(screen.getByRole('form', { name: 'Zoekfilter' })),
  };
}

function Drafted({
  search,
  ...rest
}: Omit<FilterBarProps, 'filter' | 'draft'> & { search: string }) {
  const filter = parseFilter(search);
  return <FilterBar filter={filter} draft={useDraft('/nl/te-koop/', filter)} {...rest} />;
}

describe('the filter', () => {
  it('shows how many properties each value has, and disables those without any, unless chosen', () => {
    const { form } = show('?bedrooms=7');
    expect(form.getByLabelText<HTMLInputElement>('Bree [3960] 5').disabled).toBe(false);
    expect(form.getByLabelText<HTMLInputElement>('Peer [3990] 0').disabled).toBe(true);
    const bedrooms = within(form.getByLabelText('Slaapkamers')).getAllByRole('option');
    expect(bedrooms.map((option) => option.textContent)).toEqual([
      'alle',
      '1 of meer (30)',
      '2 of meer (20)',
      '3 of meer (9)',
      '7 of meer (0)',
    ]);
    cleanup();
    const peer = show('?city=Peer|3990').form.getByLabelText<HTMLInputElement>('Peer [3990] 0');
    expect([peer.checked, peer.disabled]).toEqual([true, false]);
  });

  it('applies a chosen city at once, from the first page', async () => {
    const { navigate, form } = show('?bedrooms=2&page=3&sort=oldest');
    await userEvent.click(form.getByLabelText('Bree [3960] 5'));
    const address = '/nl/te-koop/?city=Bree%7C3960&bedrooms=2&sort=oldest';
    expect(navigate).toHaveBeenCalledExactlyOnceWith(address, replaced);
  });

  it('recognizes a city named in another language by its postcode, and removes it', async () => {
    const { navigate, form } = show('?city=Namur|5000');
    const namen = form.getByLabelText<HTMLInputElement>('Namen [5000] 1');
    expect(namen.checked).toBe(true);
    await userEvent.click(namen);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/nl/te-koop/', replaced);
  });

  it('shows a chosen city that has no properties', () => {
    const { form } = show('?city=Gent');
    expect(form.getByLabelText<HTMLInputElement>('Gent').checked).toBe(true);
  });

  it('offers only types that can be for sale', () => {
    const { form } = show('');
    expect(form.getByLabelText('Woning 40')).toBeTruthy();
    expect(form.queryByLabelText('Kot')).toBeNull();
  });

  it('applies prices and bedrooms at once, and removes them again', async () => {
    const { navigate, form } = show('?bedrooms=2');
    await userEvent.selectOptions(form.getByLabelText('Tot'), '450000');
    expect(navigate).toHaveBeenLastCalledWith('/nl/te-koop/?priceMax=450000&bedrooms=2', replaced);
    await userEvent.selectOptions(form.getByLabelText('Slaapkamers'), '');
    expect(navigate).toHaveBeenLastCalledWith('/nl/te-koop/?priceMax=450000', replaced);
  });

  it('applies words when the form is sent', async () => {
    const { navigate, form } = show('');
    await userEvent.type(form.getByLabelText('Woorden of referentie'), 'tuin');
    expect(navigate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/nl/te-koop/?text=tuin', replaced);
  });

  it('links to the rentals with the same filter', () => {
    const { form } = show('?city=Bree&page=2');
    expect(form.getByRole('link', { name: 'Huur' }).getAttribute('href')).toBe(
      '/nl/te-huur/?city=Bree',
    );
  });

  it('sends the same address as a plain form without scripts', () => {
    const { form } = show('?city=Bree|3960&priceMin=100000');
    const sent = new FormData(form.getByLabelText('Tot').closest('form') ?? undefined);
    expect(parseFilter(`?${new URLSearchParams(sent as never)}`)).toEqual(
      parseFilter('?city=Bree|3960&priceMin=100000'),
    );
  });
});
