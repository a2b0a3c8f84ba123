/** The address of a form that a page opens: the page's own with the form in its search. */
export function formAddress(path: string, form: string): string {
  return `${path}?form=${form}`;
}

/** The form that an address shows in place of its page; '' for none. */
export function formIn(search: string): string {
  return /[?&]form=([a-z]+)(?:&|$)/.exec(search)?.[1] ?? '';
}

/** The part of a search that names a form: '?form=ask'; '' for none. */
export function formSearch(search: string): string {
  const form = formIn(search);
  return form && formAddress('', form);
}
