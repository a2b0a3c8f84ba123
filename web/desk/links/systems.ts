const names: Readonly<Record<string, string>> = {
  sweepbright: 'SweepBright',
  whise: 'Whise',
  omnicasa: 'Omnicasa',
};

/** The names of the CRMs. */
export const nameOfSystem = (system: string) => names[system] ?? system;
