/**
 * Replays input made before hydration, which React would otherwise reset to the server's values. One field after the other, since each
 * may depend on what the one before changed. Text areas, email addresses, passwords and files are left alone: the app never sets them.
 */
export async function replayInput(root: ParentNode): Promise<void> {
  const edits = [...root.querySelectorAll<Field>('input, select')].flatMap(editOf);
  for (const replay of edits) {
    await null;
    replay();
  }
}

type Field = HTMLInputElement | HTMLSelectElement;

function editOf(field: Field): (() => void)[] {
  if ('options' in field) return choiceOf(field);
  const { type, value, checked, defaultChecked, defaultValue } = field;
  if (checked !== defaultChecked) return type === 'radio' && !checked ? [] : [() => tick(field)];
  return /^(text|search|number)$/.test(type) && value !== defaultValue
    ? [() => write(field, value)]
    : [];
}

function choiceOf(field: HTMLSelectElement): (() => void)[] {
  const { value } = field;
  const written = field.querySelector('[selected]') ?? field.options[0];
  if (written === field.selectedOptions[0]) return [];
  return [
    () => {
      field.value = value;
      dispatch(field, 'change');
    },
  ];
}

function tick(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}

/** React's value tracker ignores an event when the value was set through the element's own setter: use the prototype's. */
function write(field: HTMLInputElement, text: string): void {
  field.value = field.defaultValue;
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  dispatch(field, 'input');
}

function dispatch(field: Field, name: string): void {
  field.dispatchEvent(new Event(name, { bubbles: true }));
}
