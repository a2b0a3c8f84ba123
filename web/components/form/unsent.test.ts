// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetUnsent, readUnsent, storeUnsent } from './unsent.ts';

const fields = `
  <input type="hidden" name="key" value="k1">
  <input name="person.email" type="email"><textarea name="remark"></textarea>
  <input type="checkbox" name="documents" value="1"><input type="checkbox" name="documents" value="2">
  <input type="password" name="password"><input type="file" name="cv">
  <input name="captcha.text"><input type="checkbox" name="privacy">`;

function show(name = 'sendContact'): HTMLFormElement {
  document.body.innerHTML = `<form id="${name}">${fields}</form>`;
  return document.forms[0] as HTMLFormElement;
}

function fill(form: HTMLFormElement) {
  for (const one of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (one.type === 'checkbox') one.checked = one.value !== '1';
    else if (one.type !== 'file') one.value = `my ${one.name}`;
  }
  storeUnsent(form);
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/nl/contact/');
});

it('gives back what was filled in, without what is secret, large or agreed to', () => {
  fill(show());
  expect(readUnsent(show())).toEqual({
    'person.email': ['my person.email'],
    remark: ['my remark'],
    documents: ['2'],
  });
});

it('belongs to one form of one page', () => {
  fill(show());
  expect(readUnsent(show('askAboutProperty'))).toBeNull();
  history.replaceState(null, '', '/nl/contact/?form=ask');
  expect(readUnsent(show())).toBeNull();
});

it('is forgotten once the form is sent', () => {
  fill(show());
  forgetUnsent('sendContact');
  expect(readUnsent(show())).toBeNull();
});

it('leaves a form alone that is being filled in already', () => {
  fill(show());
  const form = show();
  (form.elements.namedItem('remark') as HTMLTextAreaElement).value = 'something else';
  expect(readUnsent(form)).toBeNull();
});
