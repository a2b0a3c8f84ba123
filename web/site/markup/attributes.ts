import { Unknown } from './unknown.ts';

export type Props = Record<string, unknown>;

type Kind = 'none' | 'address' | 'truth' | 'words' | 'flag';

/** How the properties are written that are not a plain attribute. */
const kinds = new Map<string, Kind>();

function are(kind: Kind, properties: string) {
  for (const property of properties.split(' ')) kinds.set(property, kind);
}

are('none', 'children dangerouslySetInnerHTML defaultValue defaultChecked innerHTML ref');
are('none', 'suppressContentEditableWarning suppressHydrationWarning');
are('address', 'src href action formAction');
are('truth', 'allowFullScreen async autoFocus autoPlay controls default defer disabled');
are('truth', 'formNoValidate hidden inert itemScope loop multiple muted noValidate open');
are('truth', 'playsInline readOnly required reversed');
are('words', 'contentEditable spellCheck draggable value');
are('flag', 'download capture');

/** The names of attributes by those of properties; '' for what is none. Those in small letters are the same, and enter when met. */
const names = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['httpEquiv', 'http-equiv'],
  ['tabIndex', 'tabindex'],
  ['crossOrigin', 'crossorigin'],
  ['acceptCharset', 'accept-charset'],
]);
const asTheyAre =
  'autoComplete autoCapitalize colSpan rowSpan dateTime encType enterKeyHint fetchPriority formEncType formMethod formTarget hrefLang ' +
  'imageSizes imageSrcSet inputMode maxLength minLength patternTransform patternUnits preserveAspectRatio referrerPolicy srcDoc srcLang ' +
  'srcSet viewBox';
const withHyphens =
  'clipPath clipRule dominantBaseline fillOpacity fillRule fontFamily fontSize fontWeight pointerEvents stopColor stopOpacity ' +
  'strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeOpacity strokeWidth textAnchor vectorEffect';
for (const name of asTheyAre.split(' ')) names.set(name, name);
for (const name of withHyphens.split(' ')) names.set(name, hyphened(name));

function hyphened(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Those of a property, with a space before them. */
export function attribute(property: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  const kind = kinds.get(property);
  if (kind === undefined) return property === 'style' ? style(value) : plain(property, value);
  const type = typeof value;
  if (kind === 'none' || type === 'function' || type === 'symbol') return '';
  switch (kind) {
    case 'address':
      return type === 'boolean' ? '' : ` ${property}="${escaped(safe(String(value)))}"`;
    case 'truth':
      return value ? ` ${lowered(property)}=""` : '';
    case 'words':
      return ` ${property}="${escaped(String(value))}"`;
    case 'flag':
      if (value === true) return ` ${property}=""`;
      return value === false ? '' : ` ${property}="${escaped(String(value))}"`;
  }
}

/** React writes these three in small letters, and the others as they are. */
function lowered(property: string) {
  return /^(autoFocus|multiple|muted)$/.test(property) ? property.toLowerCase() : property;
}

function plain(property: string, value: unknown): string {
  const name = names.get(property) ?? named(property);
  if (name === '') return '';
  switch (typeof value) {
    case 'string':
      return ` ${name}="${escaped(value)}"`;
    case 'number':
      return value < 1 && /^(cols|rows|size|span)$/.test(name) ? '' : ` ${name}="${value}"`;
    case 'boolean':
      return name.startsWith('data-') || name.startsWith('aria-') ? ` ${name}="${value}"` : '';
  }
  if (typeof value === 'object') throw new Unknown(`an object in ${name}`);
  return '';
}

function named(property: string): string {
  const isEvent = property.length > 2 && /^on/i.test(property);
  if (!isEvent && !/^[a-z][a-z\d-]*$/.test(property))
    throw new Unknown(`the attribute ${property}`);
  const name = isEvent ? '' : property;
  names.set(property, name);
  return name;
}

function style(value: unknown): string {
  const rules = Object.entries(value as object)
    .filter(([, v]) => v !== null && v !== undefined && typeof v !== 'boolean' && v !== '')
    .map(([name, v]) => {
      if (name.startsWith('--')) return `${escaped(name)}:${escaped(String(v).trim())}`;
      if (typeof v !== 'string' && v !== 0) throw new Unknown(`a number in the style ${name}`);
      return `${hyphened(name)}:${escaped(String(v).trim())}`;
    });
  return rules.length > 0 ? ` style="${rules.join(';')}"` : '';
}

/** Which addresses React writes: none that is empty, and none that may be a script, as begins with a j or with what browsers pass over. */
function safe(address: string): string {
  if (!/^[/#?.+a-ik-z0-9]/i.test(address)) throw new Unknown('such an address');
  return address;
}

const special = /["'&<>]/;
const entities: Record<string, string> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

export function escaped(text: string): string {
  return special.test(text) ? text.replace(/["'&<>]/g, (c) => entities[c] ?? c) : text;
}
