import { expect, it } from 'vitest';
import { pageNumbers } from './paginationNumbers.ts';

it.each([
  [1, 2, [1, 2]],
  [1, 4, [1, 2, 3, 4]],
  [1, 4000, [1, 2, 3, 4, 5]],
  [7, 20, [5, 6, 7, 8, 9]],
  [20, 20, [16, 17, 18, 19, 20]],
])('page %i of %i shows %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
