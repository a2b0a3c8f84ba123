import { readdirSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as whole from 'react-intl';
import { describe, expect, it } from 'vitest';
import { messages } from '../test/messages.ts';
import { languages } from './languages.ts';
import * as light from './reactIntl.ts';

const fail = (error: Error) => {
  throw error;
};

describe.each(languages)('the texts in %s', (language) => {
  const parsed = Object.entries(messages[language]).map(([id, text]) => [id, parse(text)] as const);
  const config = {
    locale: `${language}-BE`,
    messages: Object.fromEntries(parsed),
    timeZone: 'Europe/Brussels',
    onError: fail,
  };
  const [ours, theirs] = [light.createIntl(config), whole.createIntl(config as never)];

  it.each([0, 1, 2, 1234])('are written as react-intl does, with a count of %d', (count) => {
    const different = parsed.filter(([id, text]) => {
      const [mine, other] = [ours, theirs].map(({ formatMessage }) =>
        html((formatMessage as typeof ours.formatMessage)({ id }, valuesOf(text, count))),
      );
      return mine !== other;
    });
    expect(different).toEqual([]);
  });

  it('have days as react-intl writes them', () => {
    const day = new Date('2026-03-01T12:00Z');
    const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    expect(ours.formatDate(day, options)).toBe(theirs.formatDate(day, options));
  });
});

it('shows the key of a text that is missing or lacks a value, and tells it', () => {
  const told: Error[] = [];
  const intl = light.createIntl({
    locale: 'nl-BE',
    messages: { named: parse('Dag {name}') },
    timeZone: 'Europe/Brussels',
    onError: (error) => told.push(error),
  });
  expect([intl.formatMessage({ id: 'other' }), intl.formatMessage({ id: 'named' })]).toEqual([
    'other',
    'named',
  ]);
  expect(told).toHaveLength(2);
});

it('has all that the sources ask of react-intl', () => {
  const intl = light.createIntl({
    locale: 'nl',
    messages: {},
    timeZone: 'UTC',
    onError: fail,
  });
  const asked = [...sources(`${import.meta.dirname}/../`).matchAll(/\b[iI]ntl\.(\w+)/g)];
  const names = [...new Set(asked.map(([, name = '']) => name))];
  const ofBrowser = [
    'NumberFormat',
    'PluralRules',
    'DateTimeFormat',
    'DateTimeFormatOptions',
    'ts',
  ];
  expect(names).toContain('formatMessage');
  expect(names.filter((name) => !ofBrowser.includes(name) && !(name in intl))).toEqual([]);
});

function html(text: ReactNode): string {
  return renderToStaticMarkup(createElement(Fragment, null, text));
}

/** A value for everything that a text asks: the count, or something around what stands between tags. */
function valuesOf(elements: MessageFormatElement[], count: number): Record<string, never> {
  const found = elements.map((element) => {
    if (element.type === TYPE.tag) {
      const around = (inner: ReactNode) => createElement('b', null, inner);
      return { ...valuesOf(element.children, count), [element.value]: around };
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const inner = Object.values(element.options).map(({ value }) => valuesOf(value, count));
      return Object.assign({ [element.value]: count }, ...inner);
    }
    return 'value' in element && element.type !== TYPE.literal ? { [element.value]: count } : {};
  });
  return Object.assign({}, ...found);
}

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name, parentPath }) => isSource(name) && !/dist|__generated__/.test(parentPath))
    .map(({ name, parentPath }) => readFileSync(`${parentPath}/${name}`, 'utf8'))
    .join('\n');
}

function isSource(name: string): boolean {
  return /(?<!\.test)\.tsx?$/.test(name);
}
