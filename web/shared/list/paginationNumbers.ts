/** At most five page numbers, with this page in the middle where possible. */
export function pageNumbers(page: number, pages: number): number[] {
  const count = Math.min(5, pages);
  const first = Math.max(1, Math.min(page - 2, pages - count + 1));
  return Array.from({ length: count }, (_, i) => first + i);
}
