/** The dialog that an address names, with what it is about; null for none. */
export function dialogOf(search: string): { readonly name: string; readonly about: string } | null {
  const [name = '', about = ''] = split(new URLSearchParams(search).get('dialog') ?? '');
  return name ? { name, about } : null;
}

/** The address with a dialog open, or with none. The rest of it stays. */
export function withDialog(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  name: string | null,
  about = '',
): string {
  const query = new URLSearchParams(search);
  if (name) query.set('dialog', about ? `${name}.${about}` : name);
  else query.delete('dialog');
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`;
}

const split = (value: string) => {
  const at = value.indexOf('.');
  return at < 0 ? [value] : [value.slice(0, at), value.slice(at + 1)];
};
