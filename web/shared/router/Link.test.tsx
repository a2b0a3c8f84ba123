import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { standingRouter, TestApp } from '../../test/TestApp.tsx';
import { Link } from './Link.tsx';

function show(to: string, more: { target?: string; download?: boolean } = {}) {
  const router = standingRouter('/nl/');
  render(
    <TestApp router={router}>
      <Link to={to} {...more}>
        Verder
      </Link>
    </TestApp>,
  );
  return { router, link: screen.getByRole('link', { name: 'Verder' }) };
}

/** Whether the browser itself would follow the link. */
const click = (link: HTMLElement, how: MouseEventInit = {}) =>
  fireEvent.click(link, { button: 0, ...how });

it('shows no link to a page that is not published', () => {
  const router = { ...standingRouter('/nl/'), unpublished: ['rent'] };
  const { container } = render(
    <TestApp router={router}>
      <Link to="/fr/a-louer/?type=1">Weg</Link>
      <Link to="/nl/te-huur/bree/huis/12/">Huis</Link>
      <Link to="/media/plan.pdf">Plan</Link>
    </TestApp>,
  );
  expect(container.textContent).toBe('HuisPlan');
});

describe('a link', () => {
  it('starts loading a page when it is pointed at and shows it when it is clicked', async () => {
    const { router, link } = show('/nl/te-koop/?type=1#kaart');
    await userEvent.hover(link);
    expect(router.preload).toHaveBeenCalledWith('/nl/te-koop/?type=1#kaart');
    expect(click(link)).toBe(false);
    expect(router.navigate).toHaveBeenCalledWith('/nl/te-koop/?type=1#kaart');
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a click with %j to the browser', (how) => {
    const { router, link } = show('/nl/te-koop/');
    expect(click(link, how)).toBe(true);
    expect(router.navigate).not.toHaveBeenCalled();
  });

  it.each([
    'https://example.com/',
    '//example.com/nl/',
    'mailto:info@example.com',
    'tel:+3289000001',
    '#inhoud',
    '/media/plan.pdf',
    '/nl/plan.pdf?x=/',
  ])('leaves %s to the browser', async (to) => {
    const { router, link } = show(to);
    await userEvent.hover(link);
    expect(click(link)).toBe(true);
    expect(router.navigate).not.toHaveBeenCalled();
    expect(router.preload).not.toHaveBeenCalled();
  });

  it.each([{ target: '_blank' }, { download: true }])(
    'leaves one with %j to the browser',
    (more) => {
      const { router, link } = show('/nl/te-koop/', more);
      expect(click(link)).toBe(true);
      expect(router.navigate).not.toHaveBeenCalled();
    },
  );
});
