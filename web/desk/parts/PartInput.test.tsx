// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { newIntl } from '../../shared/i18n/intl.ts';
import texts from '../texts/compiled/en.json' with { type: 'json' };
import type { EditedPart } from './editedParts.ts';
import { PartInput } from './PartInput.tsx';

const meetingPlace = {
  field: 'settings.visits.meetingPlace',
  kind: 'CHOICE',
  choices: ['OFFICE', 'PROPERTY'],
} as unknown as EditedPart;

/** Shows where visitors are met, with what is stored of it. */
const show = (value: string, readOnly = false) =>
  render(
    <RawIntlProvider value={newIntl('en', texts as never)}>
      <PartInput
        part={meetingPlace}
        label="Place"
        value={value}
        readOnly={readOnly}
        error={undefined}
        languages={[]}
        onChange={() => {}}
      />
    </RawIntlProvider>,
  );

it('shows the choice that holds while none is stored', () => {
  show('');
  expect(screen.getByRole('radio', { name: 'At the office' })).toHaveProperty('checked', true);
});

it('shows the choice that is stored', () => {
  show('PROPERTY');
  expect(screen.getByRole('radio', { name: 'At the property' })).toHaveProperty('checked', true);
});

it('tells the choice that holds also to those who may not change it', () => {
  show('', true);
  expect(screen.getByRole('textbox', { name: 'Place' })).toHaveProperty('value', 'At the office');
});
