/** Every language the site has texts in. The agency decides which of them are in use. */
export const languages = ['nl', 'fr', 'en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The graph's names of the same languages. */
export type GraphLanguage = Uppercase<Language>;

export function isLanguage(code: unknown): code is Language {
  return languages.some((language) => language === code);
}

export function graphLanguage(language: Language): GraphLanguage {
  return language.toUpperCase() as GraphLanguage;
}
