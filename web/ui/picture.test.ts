import { expect, it } from 'vitest';
import { pictureSources } from './picture.ts';

it('offers the made widths up to that of the original', () => {
  const { src, srcSet } = pictureSources('/media/1.jpg', 1400, '90vw');
  expect(src).toBe('/media/1.jpg?width=600&height=auto&format=webp');
  expect(srcSet?.split(', ').map((source) => source.split(' ')[1])).toEqual([
    '400w',
    '600w',
    '1360w',
  ]);
});

it('shows a small original and a drawing as they are', () => {
  expect(pictureSources('/media/1.jpg', 300, '90vw')).toEqual({ src: '/media/1.jpg' });
  expect(pictureSources('/media/plan.svg', 1200, '90vw')).toEqual({ src: '/media/plan.svg' });
});
