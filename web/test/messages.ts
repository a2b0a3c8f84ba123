import de from '../app/i18n/de.json';
import en from '../app/i18n/en.json';
import fr from '../app/i18n/fr.json';
import nl from '../app/i18n/nl.json';

/** The texts as they are written, by language. */
export const messages = { nl, fr, en, de };
