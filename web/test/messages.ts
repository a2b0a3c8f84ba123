import de from '../shared/i18n/de.json';
import en from '../shared/i18n/en.json';
import fr from '../shared/i18n/fr.json';
import nl from '../shared/i18n/nl.json';

/** The texts as they are written, by language. */
export const messages = { nl, fr, en, de };
