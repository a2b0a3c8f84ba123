// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { newIntl } from '../../app/i18n/intl.ts';
import en from '../texts/compiled/en.json' with { type: 'json' };
import { Course } from './Course.tsx';

const times = [
  { start: '2026-11-23T10:00:00+01:00', state: 'APPOINTMENT' },
  { start: '2026-11-23T11:00:00+01:00', state: 'FREE' },
];

afterEach(cleanup);

it.each([
  [false, '1 viewing, 1 free'],
  [true, '1 viewing'],
])('says how many times are free, and of a day that is over (%s) only what was', (over, name) => {
  render(
    <RawIntlProvider value={newIntl('en', en as never)}>
      <Course times={times} appointments={1} over={over} />
    </RawIntlProvider>,
  );
  expect(screen.getByRole('img')).toHaveAccessibleName(name);
});
