import { expect, it } from 'vitest';
import { widths } from '../../shared/ui/photo/picture.ts';
import { cardPicture, cardWidths } from './cardPicture.ts';

const picture = (width: number, height: number, url = '/media/a.jpg') => ({
  url,
  width,
  height,
  alt: 'Een huis',
});

it.each([
  [1600, 1067, 1360, 907],
  [1360, 900, 1360, 900],
  [800, 600, 600, 450],
  [400, 300, 400, 300],
])('scales %i by %i to %i by %i', (width, height, shown, high) => {
  expect(cardPicture(picture(width, height))).toEqual({
    url: `/media/a.jpg?width=${shown}&height=auto&format=jpeg`,
    width: shown,
    height: high,
    alt: 'Een huis',
  });
});

it('is null for a drawing or a small picture', () => {
  expect(cardPicture(picture(1600, 900, '/media/a.svg'))).toBeNull();
  expect(cardPicture(picture(399, 300))).toBeNull();
});

it('has widths that the server makes', () => {
  expect(widths).toEqual(expect.arrayContaining(cardWidths));
});
