/** The category of an article, which its key begins with: 'vacancies/sales-agent' is of 'vacancies'. */
export function categoryOf(key: string): string {
  return key.split('/')[0] ?? '';
}
