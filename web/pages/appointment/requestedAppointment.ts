import { readParams } from '../list/filterParams.ts';

/** The number of the home in the address of the page that thanks for a visit; 0 for none. */
export function propertyIn(search: string): number {
  const number = param(search, 'property');
  return /^\d{1,9}$/.test(number) ? Number(number) : 0;
}

/** The moment in that address, by the agency's clock; null for what is none. Anybody can write one. */
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
