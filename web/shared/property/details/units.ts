const units: Readonly<Record<string, string>> = {
  'surfaces.frontWidth': 'm',
  'surfaces.plotWidth': 'm',
  'costs.registrationRate': '%',
  'energy.specific': 'kWh/m²',
  'energy.total': 'kWh',
  'energy.co2': 'kg/m²',
};

/** The unit of a figure of a property; '' for a count. */
export const unitOf = (name: string): string =>
  units[name] ?? (name.startsWith('surfaces.') ? 'm²' : '');
