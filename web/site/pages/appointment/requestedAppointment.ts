import { readParams } from '../../../shared/router/params.ts';

/** The property's number in the address of the thanks page of an appointment; 0 for none. */
export function propertyIn(search: string): number {
  const number = param(search, 'property');
  return /^\d{1,9}$/.test(number) ? Number(number) : 0;
}

/** The time in that address, in the agency's time zone; null when it is not valid: anybody can edit an address. */
export function momentIn(search: string): { day: string; time: string } | null {
  const [day = '', time = ''] = param(search, 'start').split('T');
  const isTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  return isTime && isDay(day) ? { day, time } : null;
}

function isDay(text: string): boolean {
  const date = /^20\d\d-\d\d-\d\d$/.test(text) ? new Date(text) : null;
  return date !== null && !Number.isNaN(+date) && date.toISOString().startsWith(text);
}

function param(search: string, name: string): string {
  return readParams(search).find(([key]) => key === name)?.[1] ?? '';
}
