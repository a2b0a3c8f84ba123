import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useText } from '../app/texts.ts';
import { TextArea } from '../ui/TextArea.tsx';
import css from './MarkdownField.module.css';
import { type Mark, marked, marks } from './markdownKeys.ts';
import { isRich, markdownOf } from './pasted.ts';

interface Props {
  label: string;
  value: string;
  readOnly?: boolean | undefined;
  lang: string | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** What the buttons show. */
const signs: Readonly<Record<Mark, string>> = {
  h2: 'H2',
  h3: 'H3',
  bold: 'B',
  italic: 'I',
  list: '•',
  numbers: '1.',
  link: '[ ]( )',
};

const keys: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic' };

/** Text in Markdown with buttons for its marks. What is pasted from a word processor becomes Markdown. */
export function MarkdownField({ label, value, readOnly, lang, error, onChange }: Props) {
  const say = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const put = (text: string, start: number, end: number) => {
    onChange(text);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(start, end);
    });
  };
  const mark = (which: Mark) => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
    const made = marked({ text: value, start, end }, which);
    put(made.text, made.start, made.end);
  };
  const press = (event: KeyboardEvent) => {
    const which = event.ctrlKey || event.metaKey ? keys[event.key] : undefined;
    if (!which || readOnly) return;
    event.preventDefault();
    mark(which);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html');
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    if (readOnly || !isRich(html)) return;
    event.preventDefault();
    const text = markdownOf(html);
    put(value.slice(0, start) + text + value.slice(end), start + text.length, start + text.length);
  };
  const words = value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return (
    <div>
      {!readOnly && (
        <div role="toolbar" aria-label={say('markdown.bar', { field: label })} className={css.bar}>
          {marks.map((which) => (
            <button
              key={which}
              type="button"
              aria-label={say(`markdown.${which}`)}
              onClick={() => mark(which)}
            >
              {signs[which]}
            </button>
          ))}
        </div>
      )}
      <TextArea
        ref={area}
        label={label}
        className={css.markdown}
        rows={14}
        value={value}
        readOnly={readOnly}
        lang={lang}
        error={error}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
      />
      <p className={css.foot}>
        <span>{say('markdown.words', { count: words })}</span>
        {!readOnly && <span>{say('markdown.paste')}</span>}
      </p>
    </div>
  );
}
