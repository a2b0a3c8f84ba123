import { expect, it } from 'vitest';
import { daysFrom, easter, holidayName, holidaysOf, partOf } from './holidays.ts';

it.each([
  [1961, '04-02'],
  [2000, '04-23'],
  [2008, '03-23'],
  [2026, '04-05'],
  [2027, '03-28'],
  [2038, '04-25'],
  [2049, '04-18'],
])('Easter of %i is on %s', (year, day) => expect(easter(year)).toBe(`${year}-${day}`));

it('Belgium has ten holidays a year and Luxembourg eleven', () => {
  expect(holidaysOf('BE', 2027).map(({ day }) => day)).toEqual([
    '2027-01-01',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
    '2027-05-17',
    '2027-07-21',
    '2027-08-15',
    '2027-11-01',
    '2027-11-11',
    '2027-12-25',
  ]);
  expect(holidaysOf('LU', 2027)).toHaveLength(11);
  expect(holidaysOf('LU', 2027).map(({ day }) => day)).toContain('2027-06-23');
});

it('a day has the name of its holiday', () => {
  expect(holidayName('2026-12-25')).toBe('holiday.christmas');
  expect(holidayName('2026-12-24')).toBeUndefined();
});

it('a part has each day once, by the calendar', () => {
  expect(partOf(['2027-01-01', '2026-12-25', '2027-01-01'])).toBe('["2026-12-25","2027-01-01"]');
  expect(daysFrom('["2026-12-25"]')).toEqual(['2026-12-25']);
  expect(daysFrom('')).toEqual([]);
  expect(daysFrom('{"a"')).toEqual([]);
});
