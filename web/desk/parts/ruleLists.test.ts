import { expect, test } from 'vitest';
import { fieldsOf, fitting } from './lists.ts';

const list = 'settings.leadRules';

test('a rule has its staff only while it gives leads to staff', () => {
  const rule = { to: 'STAFF', staff: ['an@example.com'], postcodes: '3960' };
  expect(fieldsOf(list, rule).map(({ path }) => path)).toContain('staff');
  expect(fitting(list, rule)).toEqual(rule);
  expect(fitting(list, { ...rule, to: 'OFFICE' })).toEqual({ to: 'OFFICE', postcodes: '3960' });
});
