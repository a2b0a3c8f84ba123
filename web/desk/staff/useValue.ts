import { useText } from '../app/texts.ts';
import type { EmailsState } from '../lead/LeadEmails.tsx';
import { states } from '../lead/states.ts';
import { type Named, roles } from './choices.ts';

/** Actions of which the log has how many records were added, changed and removed. */
const counted: readonly string[] = ['importFolder', 'importProperties', 'linkRan'];

/** Writes a value of the log: a state, a role, a language, emails, a member of staff; what is none of these as it is. */
export function useValue(members: readonly Named[]) {
  const say = useText();
  return (action: string, value: string): string => {
    if (value === '') return '';
    const state = states.find((one) => one === value);
    if (state) return say(`lead.state.${state}`);
    if (roles.some((role) => role === value)) return say('me.role', { role: value });
    if (counted.includes(action)) {
      const [added = '', changed = '', removed = ''] = value.split(' ');
      return say('log.counts', { added, changed, removed });
    }
    if (action === 'changeEmails') return say(`matter.emails.${value as EmailsState}`);
    if (action === 'setStaffEmails') {
      const [leads, appointments] = value.split(' ');
      return say('log.emails', { leads, appointments });
    }
    if (action === 'setLanguage')
      return say('lead.languageName', { language: value.toUpperCase() });
    if (!/^(handOver|undo)/.test(action)) return value;
    if (value === '0') return say('lead.nobody');
    return members.find(({ id }) => id === `StaffMember:${value}`)?.name ?? value;
  };
}
