import de from '../i18n/de.json';
import en from '../i18n/en.json';
import fr from '../i18n/fr.json';
import nl from '../i18n/nl.json';

/** The texts as they are written, by language. */
export const messages = { nl, fr, en, de };
