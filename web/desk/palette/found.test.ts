import { expect, it } from 'vitest';
import type { Say } from '../app/texts.ts';
import { actionsFor, foundOf, recordsOf, withWords } from './found.ts';

const say: Say = (key) => key;
const commands = { showKeys: () => {}, signOut: () => {} };
const idsFor = (rights: Parameters<typeof actionsFor>[0]) =>
  actionsFor(rights, say, commands).map(({ id }) => id);

it('lists the screens and settings of a role alone', () => {
  const agent = idsFor(['READ_LEADS', 'OWN_APPOINTMENTS', 'FIND_PEOPLE', 'READ_CONTENT']);
  expect(agent).toEqual(expect.arrayContaining(['screen-inbox', 'screen-people', 'sign-out']));
  expect(agent.filter((id) => /links|staff|settings|section/.test(id))).toEqual([]);
  const editor = idsFor(['READ_CONTENT', 'EDIT_CONTENT']);
  expect(editor).toEqual(expect.arrayContaining(['screen-settings', 'section-BANNER']));
  expect(editor.filter((id) => /inbox|RETENTION/.test(id))).toEqual([]);
  expect(idsFor(['EDIT_CONTENT', 'EDIT_SETTINGS'])).toContain('section-RETENTION');
});

it('finds options by words without accents, in any order', () => {
  const option = {
    id: 'a',
    icon: 'pen',
    text: 'Paramètres',
    more: 'Bannière',
    to: () => {},
  } as const;
  expect(withWords([option], '  BANNIERE para ')).toEqual([option]);
  expect(withWords([option], '')).toEqual([option]);
  expect(withWords([option], 'para x')).toEqual([]);
});

it('lists owners with their addresses, as many as records of another kind', () => {
  const find = { leads: [], people: [], properties: [], articles: [], pages: [] };
  const nodes = [1, 2, 3, 4, 5, 6].map((number) => ({
    id: `DeskOwner:${number}`,
    name: `Lieve ${number}`,
    email: number === 1 ? 'lieve@example.com' : null,
  }));
  const ownersIn = (owners: { nodes: typeof nodes } | null) =>
    recordsOf(foundOf({ find, owners }), say).find(({ title }) => title === 'owners.title')
      ?.options;
  const options = ownersIn({ nodes });
  expect(options).toHaveLength(5);
  expect(options?.[0]).toMatchObject({
    text: 'Lieve 1',
    more: 'lieve@example.com',
    to: { screen: 'owner', id: '1' },
  });
  expect(options?.[1]?.more).toBeUndefined();
  expect(ownersIn(null)).toEqual([]); // a role that may not see owners
});
