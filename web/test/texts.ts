import { readdirSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Whether a key stands in the source, whole or as the beginning of a template: `value.Heating.${…}`. */
export function isUsed(key: string, source: string): boolean {
  const parts = key.split('.');
  return (
    source.includes(`'${key}'`) ||
    parts.some((_, i) => i > 0 && source.includes(`\`${parts.slice(0, i).join('.')}.\${`))
  );
}

/** The arguments of a text. */
export function values(text: string): string[] {
  return [
    ...new Set(
      elements(parse(text)).flatMap((e) =>
        'value' in e && e.type !== TYPE.literal ? e.value : [],
      ),
    ),
  ].sort();
}

/** The forms of each plural in a text. */
export function plurals(text: MessageFormatElement[]): string[][] {
  return elements(text).flatMap((e) => (e.type === TYPE.plural ? [Object.keys(e.options)] : []));
}

/** Skeletons of numbers that are not read as such, since something stands before their colons: they would have no effect. */
export function unreadSkeletons(text: string): string[] {
  return elements(parse(text)).flatMap((e) =>
    e.type === TYPE.number && typeof e.style === 'string' && e.style.includes('::')
      ? [e.style]
      : [],
  );
}

function elements(list: MessageFormatElement[]): MessageFormatElement[] {
  return list.flatMap((element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return [element, ...Object.values(element.options).flatMap((o) => elements(o.value))];
    }
    return element.type === TYPE.tag ? [element, ...elements(element.children)] : [element];
  });
}

/** The code in a folder, without its tests and texts. */
export function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      if (entry.isDirectory()) {
        return /^(dist|__generated__|i18n)$/.test(entry.name)
          ? ''
          : sources(`${folder}${entry.name}/`);
      }
      return /(?<!\.test)\.tsx?$/.test(entry.name) ? readFileSync(folder + entry.name, 'utf8') : '';
    })
    .join('\n');
}
