// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PropertyTabs } from '../properties/PropertyTabs.tsx';

vi.mock('react-intl', () => ({ useIntl: () => ({ locale: 'nl-BE' }) }));
vi.mock('../app/texts.ts', () => ({ useText: () => (key: string) => key }));
vi.mock('../app/Link.tsx', () => ({
  Link: ({ to: _, ...rest }: { to: unknown }) => <span {...rest} />,
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('the tab of the list that is shown is brought into sight', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.getAttribute('aria-current') ? 700 : 20;
  });
  const counts = [{ list: 'ARCHIVED', count: 3 }];
  const { rerender } = render(<PropertyTabs list="ARCHIVED" counts={counts} />);
  const tabs = screen.getByRole('navigation');
  expect(tabs.scrollLeft).toBe(680);
  tabs.scrollLeft = 0;
  rerender(<PropertyTabs list="ARCHIVED" counts={counts} />);
  expect(tabs.scrollLeft).toBe(0); // who scrolls it is left alone
  rerender(<PropertyTabs list="ALL" counts={counts} />);
  expect(tabs.scrollLeft).toBe(680);
});
