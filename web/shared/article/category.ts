/** The category of an article, the first part of its key: 'vacancies' of 'vacancies/sales-agent'. */
export function categoryOf(key: string): string {
  return key.split('/')[0] ?? '';
}
