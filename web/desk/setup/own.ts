/** The site's own colours in sRGB, --brick and --moss of web/shared/styles/tokens.css, which hold while an agency chose none. */
export const own = { buttons: '#a03c28', accent: '#324a33' } as const;
