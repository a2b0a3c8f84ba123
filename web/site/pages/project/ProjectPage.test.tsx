import { expect, it } from 'vitest';
import { outcome } from './ProjectPage.tsx';

const path = '/nl/projecten/maaseik/het-brouwershof/2001/';
const project = { path } as NonNullable<Parameters<typeof outcome>[0]['project']>;

it('answers 200 at its own address', () => {
  expect(outcome({ project }, { pathname: path })).toEqual({ status: 200 });
});

it.each(['/project/2001/', '/nl/projecten/bree/iets-anders/2001/'])(
  'redirects %s to it',
  (pathname) => {
    expect(outcome({ project }, { pathname })).toEqual({ status: 308, to: path });
  },
);

it('answers 404 for a number that never existed', () => {
  expect(outcome({ project: null }, { pathname: path })).toEqual({ status: 404 });
});
