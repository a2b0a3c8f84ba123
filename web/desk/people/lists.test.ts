import { expect, test } from 'vitest';
import { everybody, isComplete, type PeopleSearch, peopleAt, peopleOf } from './lists.ts';

test('a list of people is the same from its address', () => {
  const searches: PeopleSearch[] = [
    everybody,
    { ...everybody, list: 'OWNERS', words: 'an & tom' },
    {
      ...everybody,
      language: 'FR',
      consent: 'NONE',
      agent: 'StaffMember:3',
      matches: 7,
      saw: 1096,
    },
  ];
  for (const search of searches) {
    const { search: query, hash } = new URL(peopleAt(search), 'https://desk.example/desk/people');
    expect(peopleOf(new URLSearchParams(query), hash)).toEqual(search);
    expect(query).not.toContain('tom');
  }
  const wrong = new URLSearchParams('list=X&language=nl&agent=3&matches=-1&saw=x');
  expect(peopleOf(wrong, '#an@example.org')).toEqual(everybody);
});

test('a whole address or number is told from words', () => {
  for (const text of ['an@example.org', '0475 12 34 56', '22 12 34', '+352 (0)22.12.34'])
    expect(isComplete(text)).toBe(true);
  for (const text of ['an', 'an@', '12345', 'Kerkstraat 123456'])
    expect(isComplete(text)).toBe(false);
});
