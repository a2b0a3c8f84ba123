import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureSources, placeholderOf, portraitOf, widths } from './picture.ts';

const server = readFileSync(`${import.meta.dirname}/../../../../server/picture/size.go`, 'utf8');

it('knows the widths that the server makes', () => {
  const [, made = ''] = /var Widths = \[\]int\{([\d, ]+)\}/.exec(server) ?? [];
  expect(widths).toEqual(made.split(', ').map(Number));
});

it('knows the portrait that the server makes, which a drawing does not have', () => {
  const [, width, height] = /var Portrait = Size\{Width: (\d+), Height: (\d+)\}/.exec(server) ?? [];
  expect(portraitOf('/media/1.jpg')).toBe(
    `/media/1.jpg?width=${width}&height=${height}&format=webp`,
  );
  expect(portraitOf('/media/plan.svg')).toBeNull();
});

it('offers the widths that the server makes, up to that of the original', () => {
  const { src, srcSet } = pictureSources('/media/1.jpg', 1400, '90vw');
  expect(src).toBe('/media/1.jpg?width=600&height=auto&format=webp');
  expect(srcSet?.split(', ').map((source) => source.split(' ')[1])).toEqual([
    '100w',
    '400w',
    '600w',
    '1360w',
  ]);
  expect(pictureSources('/media/1.jpg', 599, '90vw').src).toContain('width=400');
});

it('shows a small original and a drawing as they are', () => {
  expect(pictureSources('/media/1.jpg', 399, '90vw')).toEqual({ src: '/media/1.jpg' });
  expect(pictureSources('/media/plan.svg', 1200, '90vw')).toEqual({ src: '/media/plan.svg' });
});

it('has a placeholder of 100 pixels for a picture that is not small itself', () => {
  expect(placeholderOf('/media/1.jpg', 400)).toBe('/media/1.jpg?width=100&height=auto&format=webp');
  expect(placeholderOf('/media/1.jpg', 399)).toBeNull();
  expect(placeholderOf('/media/plan.svg', 1200)).toBeNull();
});
