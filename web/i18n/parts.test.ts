import { expect, it } from 'vitest';
import { partsOf } from './parts.ts';

it('gives every page the first texts, lists theirs too and records the rest', () => {
  expect(partsOf('fr', 'home/HomePage.tsx')).toEqual(['fr.json']);
  expect(partsOf('fr', 'content/ContentPage.tsx')).toEqual(['fr.json']);
  expect(partsOf('fr', 'search/ListPage.tsx')).toEqual(['fr.json', 'fr.list.json']);
  for (const room of ['property/PropertyPage', 'project/ProjectsPage']) {
    expect(partsOf('fr', `${room}.tsx`)).toEqual(['fr.json', 'fr.rest.json']);
  }
  expect(partsOf('fr', 'contact/ContactFormPage.tsx')).toEqual([
    'fr.json',
    'fr.rest.json',
    'fr.form.json',
  ]);
  expect(partsOf('fr', 'owner/OwnerPage.tsx')).toEqual([
    'fr.json',
    'fr.rest.json',
    'fr.form.json',
    'fr.owner.json',
  ]);
});
