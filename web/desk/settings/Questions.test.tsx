// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { newIntl } from '../../shared/i18n/intl.ts';
import type { EditedPart } from '../parts/editedParts.ts';
import texts from '../texts/compiled/en.json' with { type: 'json' };
import { Questions } from './Questions.tsx';

it('names each setting that folder and desk changed both, and leads to its field', () => {
  const title = { id: 'a', field: 'search.title.text', language: 'NL', offered: 'Where to live?' };
  const copyright = { id: 'b', field: 'copyright', language: 'FR', offered: null };
  render(
    <RawIntlProvider value={newIntl('en', texts as never)}>
      <Questions
        sections={[
          { section: 'SEARCH', parts: [title as unknown as EditedPart] },
          { section: 'FOOTER', parts: [copyright as unknown as EditedPart] },
        ]}
      />
      <div id="a">
        <input />
      </div>
    </RawIntlProvider>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Title of the search block, Dutch']);
  expect(screen.getByRole('listitem').textContent).toContain('Search block');
  fireEvent.click(links[0] as HTMLElement);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
