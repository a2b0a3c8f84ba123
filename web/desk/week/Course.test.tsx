// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { newIntl } from '../../shared/i18n/intl.ts';
import en from '../texts/compiled/en.json' with { type: 'json' };
import { Course } from './Course.tsx';

const times = [
  { start: '2026-11-23T10:00:00+01:00', state: 'APPOINTMENT' },
  { start: '2026-11-23T11:00:00+01:00', state: 'FREE' },
];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['2026-11-22T20:00:00+01:00', '1 viewing, 1 free'],
  ['2026-11-23T10:30:00+01:00', '1 viewing, 1 free'],
  ['2026-11-23T18:30:00+01:00', '1 viewing'],
  ['2026-11-24T09:00:00+01:00', '1 viewing'],
])('says at %s how many times are free, and after the last one only what was', (now, name) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  render(
    <RawIntlProvider value={newIntl('en', en as never)}>
      <Course times={times} appointments={1} />
    </RawIntlProvider>,
  );
  expect(screen.getByRole('img')).toHaveAccessibleName(name);
});
