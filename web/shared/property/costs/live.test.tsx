import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calculate, euroText, Slider } from './live.tsx';
import { problemsOf } from './problems.ts';

const facts = {
  region: 'FLANDERS',
  goal: 'SALE',
  dwelling: true,
  land: false,
  lifeAnnuity: false,
  regime: 'REGISTRATION',
  price: { amount: 349000, cents: 0 },
  depositMonths: 0,
};

function formWith(values: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(values)) {
    form.append(Object.assign(document.createElement('input'), { name, value }));
  }
  return form;
}

it('writes amounts as the site does', () => {
  expect([0, 5, 125050, 34900000, 100000000000].map(euroText)).toEqual([
    '€\u00a00',
    '€\u00a00,05',
    '€\u00a01.250,50',
    '€\u00a0349.000',
    '€\u00a01.000.000.000',
  ]);
});

it.each(['nl', 'fr', 'en', 'de'] as const)('calculates with what the form says, %s', (language) => {
  const form = formWith({ price: '300.000', home: 'own', loan: '240000', on: '2026-11-23' });
  const { shown, wrong } = calculate(form, form, facts, language);
  expect(wrong).toEqual([]);
  expect(shown.lines[0]).toMatchObject({ id: 'DUTY', amount: '€\u00a06.000' });
  expect(shown.lines[0]?.name).toBeTruthy();
  expect(shown.loan, 'a loan without rate and term').toBeNull();
});

it('writes the field of a slider that moved', () => {
  const form = formWith({ price: '300000' });
  const slider = Object.assign(document.createElement('input'), { type: 'range', max: '400000' });
  slider.dataset.of = 'price';
  slider.value = '320000';
  form.append(slider);
  calculate(form, slider, facts, 'nl');
  expect(new FormData(form).get('price')).toBe('320000');
});

it('names the fields that are out of bounds', () => {
  const known = { ...facts, price: 34900000, construction: null, charges: null, inventory: null };
  const all = { ...known, deposit: null, statedPercent: null };
  const said = { price: -1, loan: 1_000_000_001, rate: 40.01, years: 0, on: '2021-12-31' };
  const today = '2026-11-23';
  expect(problemsOf(said, all, today)).toEqual(['price', 'loan', 'rate', 'years', 'on']);
  expect(problemsOf({ on: '2031-11-24' }, all, today)).toEqual(['on']);
  expect(problemsOf({ price: 1_000_000_000, rate: 0, years: 40 }, all, today)).toEqual([]);
});

it('ends a slider where the price is, or above it', () => {
  const form = (price: string) => (
    <form>
      <input name="price" defaultValue={price} />
      <input name="loan" defaultValue="" />
      <Slider name="price" label="Prijs" />
      <Slider name="loan" label="Lening" />
    </form>
  );
  const { container, rerender } = render(form('300.000'));
  const ends = () =>
    [...container.querySelectorAll('[type=range]')].map((one) => one.getAttribute('max'));
  expect(ends()).toEqual(['600000', '300000']);
  const field = container.querySelector<HTMLInputElement>('[name=price]');
  for (const [typed, ...expected] of [
    ['400000', '600000', '400000'],
    ['900000', '900000', '900000'],
    ['', '900000', '500000'],
  ]) {
    if (field) field.value = typed ?? '';
    rerender(form('300.000'));
    expect(ends()).toEqual(expected);
  }
});
