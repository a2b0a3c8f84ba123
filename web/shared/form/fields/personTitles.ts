const titles = ['MS', 'MR', 'MISS'] as const;

/** The titles to choose from. Two with the same word in a language are offered once: German says Frau to everyone. */
export function personTitles(textOf: (id: `form.title.${(typeof titles)[number]}`) => string) {
  const options = titles.map((value) => ({ value, text: textOf(`form.title.${value}`) }));
  return options.filter(({ text }, i) => options.findIndex((o) => o.text === text) === i);
}
