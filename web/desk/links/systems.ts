const names: Readonly<Record<string, string>> = {
  sweepbright: 'SweepBright',
  whise: 'Whise',
  omnicasa: 'Omnicasa',
};

/** What a CRM calls itself. */
export const nameOfSystem = (system: string) => names[system] ?? system;
