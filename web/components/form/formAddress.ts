/** The address of a form that a page opens: the page's own with the form in its search. */
export function formAddress(path: string, form: string): string {
  return `${path}?form=${form}`;
}

/** The form that an address asks in place of its page; '' for none. */
export function formIn(search: string): string {
  return /[?&]form=([a-z]+)(?:&|$)/.exec(search)?.[1] ?? '';
}

/** The search of an address with its form alone; '' for none. The page is kept for every other search. */
export function requestedForm(search: string): string {
  const form = formIn(search);
  return form && formAddress('', form);
}
