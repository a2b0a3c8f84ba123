import { expect, test } from 'vitest';
import { dialogOf, withDialog } from './dialog.ts';
import { stepOf, withStep } from './dialogStep.ts';

const at = (address: string) => new URL(address, 'https://gevel.example');

test.each([
  ['/desk/pages', null],
  ['/desk/pages?dialog=', null],
  ['/desk/pages?dialog=history', { name: 'history', about: '' }],
  ['/desk/week?day=2026-12-01&dialog=move.a.b', { name: 'move', about: 'a.b' }],
])('reads the dialog of %s', (address, dialog) => {
  expect(dialogOf(at(address).search)).toEqual(dialog);
});

test('opens and closes a dialog, and leaves the rest of the address as it is', () => {
  const screen = '/desk/week?day=2026-12-01#here';
  const open = withDialog(at(screen), 'move', 'a&b');
  expect(dialogOf(at(open).search)).toEqual({ name: 'move', about: 'a&b' });
  expect(withDialog(at(open), null)).toBe(screen);
  expect(withDialog(at('/desk/pages'), 'history')).toBe('/desk/pages?dialog=history');
});

test.each([
  ['', '', null],
  ['move', '', 'move'],
  ['some', 'some', null],
  ['some.move', 'some', 'move'],
  ['some.other', 'some.other', null],
])('reads the step of %j', (about, of, step) => {
  expect(stepOf(about, ['move', 'cancel'])).toEqual({ of, step });
  if (step) expect(withStep(of, step)).toBe(about);
});
