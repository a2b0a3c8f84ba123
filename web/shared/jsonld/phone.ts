/** The prefixes of the countries where an agency has offices. Belgian numbers lose the 0 that they begin with, Luxembourg's have none. */
const prefixes: Record<string, string> = { BE: '+32', LU: '+352', NL: '+31', FR: '+33', DE: '+49' };

/** A telephone number as programs dial it from anywhere; undefined for none. */
export function internationalPhone(text: string | null | undefined, country: string | undefined) {
  const number = text?.trim().replace(/^00/, '+').replace('(0)', '');
  if (!number || number.startsWith('+')) return number || undefined;
  const prefix = prefixes[country || 'BE'];
  return prefix ? `${prefix} ${number.replace(/^0/, '')}` : number;
}
