import { readdirSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../test/messages.ts';
import { intlOf, type Messages } from './intl.ts';
import { languages } from './languages.ts';

const fail = (error: Error) => {
  throw error;
};

describe.each(languages)('the texts in %s', (language) => {
  const parsed = Object.entries(messages[language]).map(([id, text]) => [id, parse(text)] as const);
  const texts = Object.fromEntries(parsed) as Messages;
  const config = { locale: `${language}-BE`, messages: texts, timeZone: 'Europe/Brussels' };
  const ours = intlOf(language, texts);
  const theirs = createIntl({ ...config, onError: fail } as Parameters<typeof createIntl>[0]);

  it.each([0, 1, 2, 1234])('are formatted as react-intl does, with a count of %d', (count) => {
    const different = parsed.filter(([id, text]) => {
      const formatted = ({ formatMessage }: typeof ours) =>
        html(formatMessage({ id: id as never }, valuesOf(text, count)));
      return formatted(ours) !== withoutErrors(() => formatted(theirs));
    });
    expect(different).toEqual([]);
  });
});

it('throws for a text that is missing or lacks a value', () => {
  const intl = intlOf('nl', {} as Messages);
  expect(() => intl.formatMessage({ id: 'no.such' as never })).toThrow('no.such');
  expect(() => intl.formatMessage({ id: 'list.paged' })).toThrow('list.paged');
});

it('has every member of intl that the sources use', () => {
  const intl = intlOf('nl', {} as Messages);
  const uses = [...sources(`${import.meta.dirname}/../../`).matchAll(/\b[iI]ntl\.(\w+)/g)];
  const names = [...new Set(uses.map(([, name = '']) => name))];
  const builtIns = [...Object.getOwnPropertyNames(Intl), 'DateTimeFormatOptions', 'ts'];
  expect(names).toContain('formatMessage');
  expect(names.filter((name) => !builtIns.includes(name) && !(name in intl))).toEqual([]);
});

/** React-intl makes lists without keys, which React reports. */
function withoutErrors<T>(run: () => T): T {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    return run();
  } finally {
    errors.mockRestore();
  }
}

function html(text: ReactNode): string {
  return renderToStaticMarkup(createElement(Fragment, null, text));
}

/** A value for every argument of a text: the count, or an element around what stands between tags. */
function valuesOf(elements: MessageFormatElement[], count: number): Record<string, never> {
  const found = elements.map((element) => {
    if (element.type === TYPE.tag) {
      const wrap = (inner: ReactNode) => createElement('b', null, inner);
      return { ...valuesOf(element.children, count), [element.value]: wrap };
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
