import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as files from '../shared/form/fields/fileSizes.ts';
import { highest, largestRadius, longestText, mostChoices } from '../shared/list/kinds.ts';
import { longestSentence, mostWords } from '../shared/list/sentence.ts';
import { maxCorners, maxLatitude } from '../shared/map/area.ts';
import { bounds } from '../shared/property/costs/problems.ts';
import { mostSaved } from '../shared/saved/saved.ts';
import { mostCompared } from '../shared/saved/savedAddress.ts';
import { goLimit } from '../test/goLimits.ts';
import * as embed from '../widgets/embed/readEmbed.ts';
import * as brochure from './pages/window/brochure/brochureParts.ts';
import { mostCards } from './pages/window/selection.ts';

const mega = 1024 * 1024;

test.each([
  ['AddressChoices', mostChoices],
  ['AddressLeast', highest.least],
  ['AddressNumber', highest.amount],
  ['AddressYear', highest.year],
  ['RadiusKilometres', largestRadius],
  ['BrochureCharacters', brochure.mostCharacters],
  ['BrochurePhotos', brochure.mostPhotos],
  ['BrochurePlans', brochure.mostPlans],
  ['CostsAmount', bounds.amount],
  ['CostsBuyers', bounds.buyers],
  ['CostsClasses', bounds.energyClasses],
  ['CostsRate', bounds.rate],
  ['CostsYears', bounds.years],
  ['CostsYearsAhead', bounds.yearsAhead],
  ['DescriptionCharacters', longestText],
  ['EmbedFilterBytes', embed.longestFilter],
  ['EmbedProperties', embed.mostProperties],
  ['EmbedUsualProperties', embed.usualProperties],
  ['ListLength', maxCorners],
  ['MapLatitude', maxLatitude],
  ['SearchWords', mostWords],
  ['UploadCVBytes', files.mostOfCv * mega],
  ['UploadPictureBytes', files.mostOfPicture * mega],
  ['WindowCards', mostCards],
])('the server has the same limit: %s', (name, value) => {
  expect(goLimit(name)).toBe(value);
});

test.each(['nl', 'fr', 'en', 'de'])('the texts say how long a password is: %s', (language) => {
  const file = `${import.meta.dirname}/../shared/i18n/${language}.json`;
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  for (const key of ['form.newPassword.help', 'problem.password.TOO_SHORT'])
    expect(texts[key]?.match(/\d+/g)?.map(Number)).toEqual([goLimit('PasswordShortest')]);
});

test('more of a sentence is sent than the server reads, so that it says that it was cut', () => {
  expect(longestSentence).toBeGreaterThan(goLimit('SentenceCharacters'));
});

// A query names its numbers in its own text.
test.each([
  ['saved/SavedPage', /saved: properties\([^)]*first: (\d+)/, mostSaved],
  ['saved/SavedPage', /compared: properties\([^)]*first: (\d+)/, mostCompared],
  ['window/brochure/Brochure', /photos\(first: (\d+)\)/, brochure.mostPhotos],
])('the query of %s requests as many: %s', (page, words, most) => {
  const query = readFileSync(`${import.meta.dirname}/pages/${page}.tsx`, 'utf8');
  expect(Number(words.exec(query)?.[1])).toBe(most);
});
