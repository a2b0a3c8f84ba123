import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, renderSearchForm, requested, villa } from '../../test/renderSearchForm.tsx';
import { cut } from './SearchHit.tsx';

const long = `Halfopen nieuwbouw ${'met tuin '.repeat(20)}`;

describe('the panel below the search field', () => {
  it('greys out an empty list', async () => {
    const view = renderSearchForm();
    await view.user.click(view.field);
    await answer(view, { types: [villa] });
    const sale = screen.getByRole('link', { name: /^Te koop 31 ?, Villa$/ });
    expect(sale).toHaveAttribute('href', '/nl/te-koop/?type=1');
    const rent = screen.getByRole('link', { name: 'Villa, Te huur: niets' });
    expect(rent).toHaveAttribute('aria-disabled', 'true');
    expect(rent).not.toHaveAttribute('href');
  });

  it('shows a property with its words cut at 100 and its reference', async () => {
    const view = renderSearchForm();
    await view.user.type(view.field, 'kinrooi');
    await waitFor(() => expect(requested(view)).toEqual({ language: 'NL', text: 'kinrooi' }));
    await answer(view, {
      properties: [
        {
          reference: '1096',
          path: '/nl/te-koop/kinrooi/x/1096/',
          typeName: 'Woning',
          title: long,
          thumbnail: [],
        },
      ],
    });
    const link = screen.getByRole('link', { name: /Ref: 1096/ });
    expect(link).toHaveAttribute('href', '/nl/te-koop/kinrooi/x/1096/');
    expect(link).toHaveTextContent(cut(`Woning: ${long}`));
  });

  it('drops the answer to an outdated text', async () => {
    const view = renderSearchForm();
    await view.user.type(view.field, 'bree');
    await waitFor(() => expect(requested(view)).toMatchObject({ text: 'bree' }));
    const stale = view.sent.at(-1);
    await view.user.type(view.field, 'x');
    await waitFor(() => expect(requested(view)).toMatchObject({ text: 'breex' }));
    expect(stale?.signal.aborted).toBe(true);
    await answer(view, {});
    expect(screen.getByText('Er is niets gevonden')).toBeVisible();
  });

  it('offers what a single word says where it finds nothing: a town without homes', async () => {
    const view = renderSearchForm();
    await view.user.type(view.field, 'lln');
    await waitFor(() => expect(requested(view)).toMatchObject({ text: 'lln' }));
    const lln = { text: 'lln', meant: 'Louvain-la-Neuve' };
    await answer(view, {}, lln);
    const link = screen.getByRole('link', { name: 'Louvain-la-Neuve' });
    expect(link).toHaveAttribute('href', '/nl/te-koop/?q=lln');
    expect(screen.getByRole('status')).not.toHaveTextContent('Er is niets gevonden');
    await view.user.type(view.field, ' x{Backspace}{Backspace}x');
    await waitFor(() => expect(requested(view)).toMatchObject({ text: 'llnx' }));
    await answer(view, { types: [villa] }, lln);
    expect(screen.queryByRole('link', { name: 'Louvain-la-Neuve' })).toBeNull();
  });

  it('says that it is searching until the answer comes', async () => {
    const view = renderSearchForm();
    await view.user.type(view.field, 'bree');
    expect(screen.getByText('Even zoeken…')).toBeInTheDocument();
    await waitFor(() => expect(requested(view)).toMatchObject({ text: 'bree' }));
    await answer(view, { types: [villa] });
    expect(screen.queryByText('Even zoeken…')).toBeNull();
  });

  it('says so when searching fails', async () => {
    const view = renderSearchForm();
    await view.user.click(view.field);
    await waitFor(() => expect(requested(view)).toBeDefined());
    await act(async () => view.sent.at(-1)?.reject(new Error('gone')));
    expect(screen.getByText(/Het zoeken lukt nu niet/)).toBeVisible();
  });
});
