import { expect, it } from 'vitest';
import { buyerIn } from './buyer.ts';

it('reads the form of the costs', () => {
  const search =
    '?price=€+300.000&home=own&buyers=2&energyClasses=3&rebuilt=1&loan=240000&rate=3,25&years=20&on=2027-01-15';
  expect(buyerIn(search)).toEqual({
    price: 300000,
    onlyOwnHome: true,
    buyers: 2,
    energyClasses: 3,
    rebuilt: true,
    loan: 240000,
    rate: 3.25,
    years: 20,
    on: '2027-01-15',
  });
});

it('is null where nothing is said', () => {
  expect(buyerIn('')).toBeNull();
  expect(buyerIn('?from=list&price=&loan=')).toBeNull();
});

it.each(['price=-5', 'price=many', 'price=99999999999', 'loan=1e9', 'loan=300,5'])(
  'takes what it cannot read as out of range: %s',
  (search) => {
    expect(Object.values(buyerIn(`?${search}`) ?? {})).toEqual([-1]);
  },
);

it('takes a rate with three decimals', () => {
  expect(buyerIn('?rate=3.125+%25')).toEqual({ rate: 3.125 });
  expect(buyerIn('?rate=3.1.2')).toEqual({ rate: -1 });
});
