import { expect, it } from 'vitest';
import { partsOf } from './parts.ts';

it('gives every page the first texts, and lists and records the rest too', () => {
  expect(partsOf('fr', 'home/HomePage.tsx')).toEqual(['fr.json']);
  expect(partsOf('fr', 'content/ContentPage.tsx')).toEqual(['fr.json']);
  for (const room of ['property/PropertyPage', 'project/ProjectsPage', 'search/ListPage']) {
    expect(partsOf('fr', `${room}.tsx`)).toEqual(['fr.json', 'fr.rest.json']);
  }
});
