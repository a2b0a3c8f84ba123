import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const web = `${import.meta.dirname}/../`;
const files = readdirSync(`${web}dist`, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(js|css|html|json)$/.test(file) && !/\/(desk|playground)\/|^desk-/.test(file),
);

/** What only the desk has: its texts, and the names of its operations in the graph. */
const ofTheDesk = [
  ...Object.values<string>(
    JSON.parse(readFileSync(`${import.meta.dirname}/texts/nl.json`, 'utf8')),
  ).filter((text) => text.length > 40 && !/[{<]/.test(text)),
  'inviteStaff',
  'PartsSaved',
  'LeadView_lead',
  'addLeadNote',
];

it('there are files of visitors, texts of the desk and a desk to compare', () => {
  expect(files.some((file) => file.startsWith('client/assets/'))).toBe(true);
  expect(files.some((file) => file === 'server/server.js')).toBe(true);
  expect(ofTheDesk.length).toBeGreaterThan(10);
  const assets = readdirSync(`${web}dist/client/desk/assets`);
  const desk = assets.map((file) => readFileSync(`${web}dist/client/desk/assets/${file}`, 'utf8'));
  expect(ofTheDesk.filter((text) => !desk.some((file) => file.includes(text)))).toEqual([]);
});

it.each(files)('%s has nothing of the desk', (file) => {
  const text = readFileSync(`${web}dist/${file}`, 'utf8');
  expect(ofTheDesk.filter((part) => text.includes(part))).toEqual([]);
});
