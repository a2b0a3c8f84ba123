import type { Language } from '../../shared/i18n/languages.ts';
import type { Answers, Logo } from './answers.ts';

/** What stands in the fields of all steps, sent or not, so that going back and on loses nothing. The password is never saved here twice. */
export interface Drafts {
  readonly name: string;
  readonly languages: readonly Language[];
  readonly street: string;
  readonly place: string;
  readonly phone: string;
  readonly email: string;
  readonly number: string;
  readonly manager: string;
  readonly address: string;
  readonly password: string;
  readonly logo: Logo | null;
  readonly buttons: string;
  readonly accent: string;
}

/** What was saved, as the fields begin with it. Nothing chosen yet, the agency writes in the language that is spoken here. */
export function draftsOf(
  { agency, office, manager, appearance }: Answers,
  spoken: Language,
): Drafts {
  return {
    name: agency.name,
    languages: agency.languages?.length ? agency.languages : [spoken],
    street: office.street,
    place: office.place,
    phone: office.phone,
    email: office.email,
    number: office.number,
    manager: manager.name,
    address: manager.email,
    password: '',
    logo: appearance.logo,
    buttons: appearance.buttons,
    accent: appearance.accent,
  };
}

/** The languages with one chosen or not; the first stays first. */
export function withLanguage(chosen: readonly Language[], language: Language, on: boolean) {
  const others = chosen.filter((one) => one !== language);
  return on ? [...others, language] : others;
}
