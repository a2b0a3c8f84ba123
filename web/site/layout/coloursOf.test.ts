import { expect, test } from 'vitest';
import { coloursOf } from './coloursOf.ts';

test('a colour of the agency stands in place of the site’s, the other one stays', () => {
  expect(coloursOf({ buttons: '#1f5478', accent: null })).toEqual({
    display: 'contents',
    '--brick': '#1f5478',
    '--brick-deep': 'color-mix(in oklab, #1f5478 84%, black)',
    '--brick-tint': 'color-mix(in oklab, #1f5478 8%, white)',
  });
  expect(coloursOf({ buttons: '', accent: '#324a33' })).not.toHaveProperty('--brick');
});
