/**
 * What a visitor typed or chose before the app took over is done once more: nobody heard of it then, and the app would put back what
 * the server wrote. One after the other, since each may depend on what came of the one before. Fields of other
 * kinds, as of mail addresses, passwords and files, hold what was typed until it is sent: the app never writes over them.
 */
export async function redoEarly(root: ParentNode): Promise<void> {
  const edits = [...root.querySelectorAll<Field>('input, select')].flatMap(editOf);
  for (const redo of edits) {
    await null;
    redo();
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
      tell(field, 'change');
    },
  ];
}

function tick(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}

/** React takes a text for known when it is set on the field itself. */
function write(field: HTMLInputElement, text: string): void {
  field.value = field.defaultValue;
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  tell(field, 'input');
}

function tell(field: Field, name: string): void {
  field.dispatchEvent(new Event(name, { bubbles: true }));
}
