import { useIntl } from 'react-intl';
import type { GraphLanguage } from '../../shared/i18n/languages.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { states } from '../lead/handling/states.ts';
import type { EmailsState } from '../lead/LeadEmails.tsx';
import { useLabel } from '../parts/useLabel.ts';
import { type Named, roles } from './choices.ts';
import { loggedTime } from './moments.ts';

/** Actions of which the log has how many records were added, changed and removed. */
const counted: readonly string[] = [
  'importFolder',
  'importProperties',
  'linkRan',
  'takePropertyDelivery',
  'undoPropertyDelivery',
];

/** Actions of which the log has the parts that were written, such as title.fr. */
const ofParts: readonly string[] = [
  'saveParts',
  'publishDrafts',
  'publishPlanned',
  'confirmTranslation',
  'unconfirmTranslation',
];

/** Words of the log that need no more than a text, by action. */
const words: Readonly<Record<string, Readonly<Record<string, TextKey>>>> = {
  createKey: { READ: 'programKeys.reads', WRITE: 'programKeys.writes' },
  cancelAppointment: { CANCELLED: 'lead.appointmentCancelled' },
  reportAppointment: { DESK: 'log.forColleagues', OWNER: 'log.forOwner' },
  exportFolder: { ALL: 'log.folderAll', CHANGED: 'log.folderChanged' },
};

/** Writes a value of the log: a state, a role, a language, a time, emails, a member of staff; what is none of these as it is. */
export function useValue(members: readonly Named[]) {
  const say = useText();
  const inTime = useLoggedTime();
  const partName = usePartName();
  return (action: string, value: string): string => {
    if (value === '') return '';
    const state = states.find((one) => one === value);
    if (state) return say(`lead.state.${state}`);
    if (roles.some((role) => role === value)) return say('me.role', { role: value });
    const word = words[action]?.[value];
    if (word) return say(word);
    if (counted.includes(action)) {
      const [added = '', changed = '', removed = ''] = value.split(' ');
      return say('log.counts', { added, changed, removed });
    }
    if (action === 'lookUpPerson') return say('log.found', { count: Number(value) });
    if (action === 'changeEmails') return say(`matter.emails.${value as EmailsState}`);
    if (action === 'setStaffEmails') {
      const [leads, appointments] = value.split(' ');
      return say('log.emails', { leads, appointments });
    }
    if (action === 'setLanguage')
      return say('lead.languageName', { language: value.toUpperCase() });
    if (ofParts.includes(action)) return value.split(', ').map(partName).join(', ');
    if (action === 'setFeatured') return value.replace(/[[\]]/g, '').replaceAll(',', ', ');
    if (!/^(handOver|undo)/.test(action)) return inTime(value);
    if (value === '0') return say('lead.nobody');
    return members.find(({ id }) => id === `StaffMember:${value}`)?.name ?? value;
  };
}

/** Writes a time of the log by the agency's clock, and what is no time as it is. */
function useLoggedTime() {
  const say = useText();
  const { full, longDate, span } = useTime();
  return (value: string): string => {
    const time = loggedTime(value);
    if (!time) return value;
    if ('moment' in time) return full(time.moment);
    if ('day' in time) return longDate(time.day);
    const hours = span(time.start, time.end);
    if (time.weeklyUntil === null) return hours;
    return say('log.weekly', { hours, day: longDate(time.weeklyUntil) });
  };
}

/** Calls a part as its field is called where it is edited; one without a name, such as a list of the menu, as the log does. */
function usePartName() {
  const { messages } = useIntl();
  const label = useLabel();
  return (part: string): string => {
    const [, field = part, language] = /^(.+?)(?:\.(nl|fr|en|de))?$/.exec(part) ?? [];
    if (!(`part.${field}` in messages)) return part;
    return label({ field, language: language?.toUpperCase() as GraphLanguage | undefined });
  };
}
