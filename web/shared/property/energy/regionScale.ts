/** The text that names the energy scale of a region. */
export function regionScale(region: string | null | undefined) {
  if (region === 'BRUSSELS') return 'property.energy.brussels';
  return region === 'WALLONIA' ? 'property.energy.wallonia' : 'property.energy.flanders';
}
