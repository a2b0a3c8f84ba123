// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { newIntl } from '../../../shared/i18n/intl.ts';
import { languages } from '../../../shared/i18n/languages.ts';
import de from '../../texts/compiled/de.json' with { type: 'json' };
import en from '../../texts/compiled/en.json' with { type: 'json' };
import fr from '../../texts/compiled/fr.json' with { type: 'json' };
import nl from '../../texts/compiled/nl.json' with { type: 'json' };
import { CalendarProblem } from './CalendarProblem.tsx';

const texts = { nl, fr, en, de };
const failures = [
  ...['UNREACHABLE', 'NO_ANSWER', 'REFUSED', 'NOT_A_CALENDAR'],
  ...['TOO_LARGE', 'TOO_MANY', 'TOO_SLOW', 'SKIPPED'],
  ...['NOTHING_READ', 'UNKNOWN_ZONE'],
];

/** What the desk says of a failure. */
function report(language: keyof typeof texts, failure: string | null) {
  const props = { server: 'an.example', lastRead: null, problem: 'EOF', failure, status: 404 };
  const { container } = render(
    <RawIntlProvider value={newIntl(language, texts[language] as never)}>
      <CalendarProblem {...props} />
    </RawIntlProvider>,
  );
  return container.textContent ?? '';
}

afterEach(cleanup);

it.each(languages)('each failure of a calendar has words of its own in %s', (language) => {
  const words = [...failures, 'ANOTHER'].map((failure) => report(language, failure));
  expect(new Set(words).size).toBe(failures.length + 1);
});

it('tells the status, and the words of the server only where they say more', () => {
  expect(report('en', 'REFUSED')).toContain('an.example answered 404.');
  expect(report('en', 'REFUSED')).not.toContain('EOF');
  expect(report('en', 'UNREACHABLE')).toContain('EOF');
  expect(report('en', null)).toContain('EOF');
});
