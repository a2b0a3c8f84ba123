const titles = ['MS', 'MR', 'MISS'] as const;

/** The titles to choose from. A word that a language has for two of them stands once: German says Frau to everyone. */
export function personTitles(say: (id: `form.title.${(typeof titles)[number]}`) => string) {
  const options = titles.map((value) => ({ value, text: say(`form.title.${value}`) }));
  return options.filter(({ text }, i) => options.findIndex((o) => o.text === text) === i);
}
