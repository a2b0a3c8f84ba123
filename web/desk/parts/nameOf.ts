/** The name of something new, made of its title: small letters, figures and hyphens, and another than those that are taken. */
export function nameOf(title: string, taken: readonly string[]): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  const name = plain || 'x';
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number++)
    if (!taken.includes(`${name}-${number}`)) return `${name}-${number}`;
}
