import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { standingRouter, TestApp } from '../../test/TestApp.tsx';
import { Html } from './Html.tsx';

function show(html: string) {
  const router = standingRouter('/nl/');
  render(
    <TestApp router={router}>
      <Html html={html} />
    </TestApp>,
  );
  return { router, link: screen.getByRole('link') };
}

it('preloads a page of this site when its link is pointed at, and shows it without leaving the document', async () => {
  const { router, link } = show('<p>Lees <a href="/nl/testimonials/"><em>meer</em></a>.</p>');
  await userEvent.hover(screen.getByText('meer'));
  expect(router.preload).toHaveBeenCalledWith('/nl/testimonials/');
  expect(fireEvent.click(screen.getByText('meer'), { button: 0 })).toBe(false);
  expect(router.navigate).toHaveBeenCalledWith('/nl/testimonials/');
  link.focus();
  expect(router.preload).toHaveBeenCalledTimes(2);
});

it.each([
  ['https://www.biv.be/', ''],
  ['tel:+3289000002', ''],
  ['/media/plan.pdf', ''],
  ['/nl/contact/', 'target="_blank"'],
  ['/nl/contact/', 'download'],
])('leaves %s %s to the browser', (to, how) => {
  const { router, link } = show(`<a href="${to}" ${how}>Verder</a>`);
  fireEvent.pointerOver(link);
  expect(fireEvent.click(link, { button: 0 })).toBe(true);
  expect(router.navigate).not.toHaveBeenCalled();
  expect(router.preload).not.toHaveBeenCalled();
});

it('leaves a click for a new tab to the browser', () => {
  const { router, link } = show('<a href="/nl/contact/">Contact</a>');
  expect(fireEvent.click(link, { button: 0, ctrlKey: true })).toBe(true);
  expect(router.navigate).not.toHaveBeenCalled();
});
