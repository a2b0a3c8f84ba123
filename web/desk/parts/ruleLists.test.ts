import { expect, test } from 'vitest';
import { added, fieldsOf, fitting } from './lists.ts';

const list = 'settings.leadRules';

test('a rule has its staff only while it gives leads to staff', () => {
  const rule = { to: 'STAFF', staff: ['an@example.com'], postcodes: '3960' };
  expect(fieldsOf(list, rule).map(({ path }) => path)).toContain('staff');
  expect(fitting(list, rule)).toEqual(rule);
  expect(fitting(list, { ...rule, to: 'OFFICE' })).toEqual({ to: 'OFFICE', postcodes: '3960' });
});

test('the first rule keeps below it what held without rules, a later one does not add it again', () => {
  const first = added(list, []);
  expect(first).toEqual({ list: [{ to: 'STAFF', staff: [] }, { to: 'AGENT' }], at: 0 });
  expect(added(list, first.list)).toEqual({
    list: [...first.list, { to: 'STAFF', staff: [] }],
    at: 2,
  });
  expect(added('settings.answers', [])).toEqual({ list: [{ name: '', text: {} }], at: 0 });
});
