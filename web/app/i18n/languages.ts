/** Every language the site has texts in. Which of them are in use, the agency decides. */
export const languages = ['nl', 'fr', 'en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The same in the graph. */
export type GraphLanguage = Uppercase<Language>;

export function isLanguage(code: unknown): code is Language {
  return languages.some((language) => language === code);
}

export function graphLanguage(language: Language): GraphLanguage {
  return language.toUpperCase() as GraphLanguage;
}
