import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, renderSearchForm, requested, villa } from '../../test/renderSearchForm.tsx';

describe('the search form', () => {
  it('is an ordinary form for a browser without scripts', () => {
    const { field } = renderSearchForm('/fr/');
    expect(field).toHaveAttribute('name', 'q');
    expect(field).toHaveAttribute('placeholder', 'ID, Type, Ville');
    expect(field.closest('form')).toHaveAttribute('action', '/fr/a-vendre/');
  });

  it('is closed until the field has focus, and lists the types alone then', async () => {
    const view = renderSearchForm();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await view.user.click(view.field);
    await waitFor(() => expect(requested(view)).toEqual({ language: 'NL', text: '' }));
    await answer(view, { types: [villa] });
    const panel = screen.getByRole('dialog', { name: 'Zoekresultaten' });
    expect(within(panel).getByText('Villa')).toBeVisible();
    expect(view.field).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens with the search button too', async () => {
    const view = renderSearchForm();
    await view.user.click(screen.getByRole('button', { name: 'Zoeken' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(view.field).toHaveFocus();
    expect(view.router.navigate).not.toHaveBeenCalled();
  });

  it('closes on Escape and when focus leaves, and searches on Enter', async () => {
    const view = renderSearchForm();
    await view.user.type(view.field, 'c&a');
    await screen.findByRole('dialog');
    await view.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await view.user.keyboard('{Enter}');
    expect(view.router.navigate).toHaveBeenCalledWith('/nl/te-koop/?q=c%26a');
    await view.user.type(view.field, 'b');
    await screen.findByRole('dialog');
    await act(async () => view.field.blur());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
