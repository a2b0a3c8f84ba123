// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readLinked } from './linked.ts';

function show(hash: string, fields: string): HTMLFormElement {
  history.replaceState(null, '', `/nl/1096/?form=ask${hash}`);
  document.body.innerHTML = `<form>${fields}</form>`;
  return document.forms[0] as HTMLFormElement;
}

const remark = '<textarea name="remark"></textarea>';

it('fills in the message and the moment of the address', () => {
  const form = show(
    '#remark=Is+de%20kelder%20droog%3F&start=2026-11-27T09%3A00%3A00Z',
    `${remark}<input type="radio" name="start" value="2026-11-27T09:00:00Z">`,
  );
  expect(readLinked(form)).toEqual({
    remark: ['Is de kelder droog?'],
    start: ['2026-11-27T09:00:00Z'],
  });
});

it('fills in no other field, and none that the form does not have', () => {
  const form = show('#privacy=true&person.email=an@example.org&start=now', remark);
  expect(readLinked(form)).toBeNull();
});

it('leaves what was typed', () => {
  const form = show('#remark=Hallo', remark);
  (form.elements.namedItem('remark') as HTMLTextAreaElement).value = 'Goedendag';
  expect(readLinked(form)).toBeNull();
});
