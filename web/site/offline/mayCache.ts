/** Whether a response may be cached: whole, of this site, at its own address, and for everybody. */
export function mayCache({ status, type, redirected, headers }: Response): boolean {
  const personal = /no-store|private/.test(headers.get('cache-control') ?? '');
  return status === 200 && type === 'basic' && !redirected && !personal;
}
