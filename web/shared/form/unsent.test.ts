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

it('restores what was filled in, but no password, file, captcha or agreement', () => {
  fill(show());
  expect(readUnsent(show())).toEqual({
    'person.email': ['my person.email'],
    remark: ['my remark'],
    documents: ['2'],
  });
});

it('restores the same form on the same page only', () => {
  fill(show());
  expect(readUnsent(show('askAboutProperty'))).toBeNull();
  history.replaceState(null, '', '/nl/contact/?form=ask');
  expect(readUnsent(show())).toBeNull();
});

it('restores nothing once the form is sent', () => {
  fill(show());
  forgetUnsent('sendContact');
  expect(readUnsent(show())).toBeNull();
});

it('restores nothing in a form that is being filled in already', () => {
  fill(show());
  const form = show();
  (form.elements.namedItem('remark') as HTMLTextAreaElement).value = 'something else';
  expect(readUnsent(form)).toBeNull();
});
