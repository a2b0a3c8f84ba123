import { expect, it } from 'vitest';
import numbers from '../../../locale/testdata/numbers.json';
import { integerOf, readInput } from './readInput.ts';

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.forms[0] as HTMLFormElement;
}

it('reads paths, lists and numbers, and leaves out what is empty', () => {
  const form = formOf(`
    <input type="hidden" name="form" value="bookAppointment">
    <input name="address.street" required><input name="second.firstName">
    <input name="person.email" value="an@example.com"><input name="person.phone" value=" ">
    <input name="property" data-kind="int" value="1042">
    <input name="filter.priceMax" data-kind="int" value="450.000">
    <input name="filter.cities.0.zip" value="3640"><input name="filter.cities.0.name" value="Kinrooi">
    <input type="checkbox" name="filter.cities.1.zip" value="3680">
    <input type="checkbox" name="filter.cities.2.zip" value="3960" checked>
    <input type="hidden" name="filter.pool" data-kind="value" value="true">
    <input type="checkbox" name="filter.bounds" data-kind="value" value='{"south":51}' checked>
    <input type="checkbox" name="documents" data-kind="ints" value="0" checked>
    <input type="checkbox" name="documents" data-kind="ints" value="2" checked>
    <input type="checkbox" name="statements" data-kind="texts" value="READ">
    <input type="checkbox" name="privacy" data-kind="boolean" value="true">
    <input type="radio" name="goal" value="SALE"><input type="radio" name="goal" value="RENT" checked>
    <input name="captcha.text" value="123456" disabled><button name="send">Send</button>`);
  expect(readInput(form)).toEqual({
    input: {
      address: {},
      person: { email: 'an@example.com' },
      property: 1042,
      filter: {
        priceMax: 450_000,
        cities: [{ zip: '3640', name: 'Kinrooi' }, { zip: '3960' }],
        pool: true,
        bounds: { south: 51 },
      },
      documents: [0, 2],
      privacy: false,
      goal: 'RENT',
    },
    files: {},
    problems: [],
  });
});

it('reports letters in a number field', () => {
  const { input, problems } = readInput(
    formOf('<input name="budget" data-kind="int" value="veel">'),
  );
  expect(problems).toEqual([{ path: ['budget'], code: 'NOT_A_NUMBER' }]);
  expect(input).toEqual({ budget: null });
});

it.each(numbers)('reads $text in $language as $integer', ({ language, text, integer }) =>
  expect(integerOf(text, language)).toBe(integer),
);

const image = 'image/jpeg';

it.each([
  ['too large', [4, 11], image, 'FILE_TOO_LARGE', 1],
  ['of another kind', [4, 5], 'application/pdf', 'FILE_TYPE', 1],
  ['one too many', [1, 2, 3, 4], image, 'TOO_MANY', 0],
] as const)('does not send a file that is %s', (_, sizes, lastKind, code, sentCount) => {
  const form = formOf(
    '<input type="file" name="photos" data-kind="files" data-most="10" data-count="3" accept="image/jpeg,.odt">',
  );
  const files = sizes.map((size, i) => {
    const type = i === sizes.length - 1 ? lastKind : image;
    return new File(['x'.repeat(size)], `${size}`, { type });
  });
  Object.defineProperty(form.elements[0], 'files', { value: files });
  const sent = files.slice(0, sentCount);
  expect(readInput(form)).toEqual({
    input: sent.length > 0 ? { photos: sent.map(() => null) } : {},
    files: Object.fromEntries(sent.map((file, i) => [`input.photos.${i}`, file])),
    problems: [{ path: ['photos'], code }],
  });
});

it('accepts a file by its extension, and one of unknown type', () => {
  const form = formOf(
    '<input type="file" name="cv" data-kind="file" data-most="10" accept=".odt">',
  );
  const control = form.elements[0] as HTMLInputElement;
  const files = [new File(['x'], 'CV.ODT', { type: 'application/zip' }), new File(['x'], 'cv')];
  const found = files.map((file) => {
    Object.defineProperty(control, 'files', { value: [file], configurable: true });
    return readInput(form).problems;
  });
  expect(found).toEqual([[], []]);
});
