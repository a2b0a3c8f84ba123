import { type KeyboardEvent, useId } from 'react';
import { useText } from '../../app/texts.ts';
import { useDialog } from '../../app/useDialog.ts';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { Icon } from '../../ui/DeskIcon.tsx';
import { NotSent } from '../../ui/NotSent.tsx';
import textCss from '../../ui/TextField.module.css';
import { Control } from './EditorControl.tsx';
import css from './EditorField.module.css';
import { PointMap } from './PointMap.tsx';
import { wrongText } from './problems.ts';
import { type Field, useField } from './useField.ts';
import type { FieldTexts } from './useFieldTexts.ts';

interface Props {
  number: number;
  field: Field;
  texts: FieldTexts;
  /** The name of the language of a text in several. */
  of?: string | undefined;
  /** The property is read again. */
  changed: () => void;
}

/** A field of a property of the desk. It is saved when it is left or chosen, and says beside it what is wrong. */
export function EditorField({ number, field, texts, of, changed }: Props) {
  const say = useText();
  const id = useId();
  const edited = useField(number, field, changed);
  const { wrong, failed, busy, shown, forget, save, leave } = edited;
  const label = of ? `${texts.label(field.name)}, ${of}` : texts.label(field.name);
  const isGroup = field.kind === 'CHOICES' || field.kind === 'MEASURES';
  const help = field.kind === 'POINT' && `${id}-help`; // below its map
  const described = [
    wrong || failed ? `${id}-wrong` : '',
    field.required ? `${id}-required` : '',
    help,
  ]
    .filter(Boolean)
    .join(' ');
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') forget();
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) leave();
  };
  const title = (
    <>
      {label}
      {field.required && (
        <span className={css.required} id={`${id}-required`}>
          <Icon name="scales" />
          <span className="hidden-text">{say('editor.required')}</span>
        </span>
      )}
    </>
  );
  const below = (
    <>
      {wrong && wrong !== 'STALE' && (
        <span className={textCss.error} id={`${id}-wrong`} role="alert">
          <Icon name="warning" />
          {say(wrongText(wrong))}
        </span>
      )}
      {wrong === 'STALE' && (
        <span className={css.stale} id={`${id}-wrong`} role="alert">
          {say('editor.stale', { value: texts.inWords(field) || say('editor.notSaid') })}
          <span>
            <DeskButton onClick={forget}>{say('editor.theirs')}</DeskButton>
            <DeskButton onClick={() => save(shown)}>{say('editor.mine')}</DeskButton>
          </span>
        </span>
      )}
      {failed && (
        <span className={css.stale} id={`${id}-wrong`} role="alert">
          <NotSent failure={failed} />
          <DeskButton onClick={() => save(shown)}>{say('editor.again')}</DeskButton>
        </span>
      )}
    </>
  );
  const size = wide.has(field.kind) ? css.wide : longer.has(field.kind) ? css.longer : css.field;
  if (isGroup)
    return (
      <fieldset className={size} id={anchorOf(field)} aria-describedby={described || undefined}>
        <legend>{title}</legend>
        <Control edited={edited} field={field} texts={texts} id={id} label={label} />
        {below}
      </fieldset>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the control inside */}
      <div className={size} id={anchorOf(field)} onKeyDown={keys} aria-busy={busy}>
        {field.kind !== 'SWITCH' && <label htmlFor={id}>{title}</label>}
        <Control
          edited={edited}
          field={field}
          texts={texts}
          id={id}
          label={label}
          described={described || undefined}
        />
        {below}
      </div>
      {help && <PointMap field={field} edited={edited} helpId={help} />}
    </>
  );
}

/** The kinds that take a whole line, and those that take half of one. */
const wide = new Set(['TEXT', 'CHOICES', 'MEASURES', 'ADDRESSES']);
const longer = new Set(['LINE', 'TOWN', 'ADDRESS', 'POINT', 'CHOICE']);

/** Where a field stands on its screen. */
export const anchorOf = ({ name, language }: Pick<Field, 'name' | 'language'>) =>
  language ? `field-${name}-${language}` : `field-${name}`;

/** The price, which a dialog changes that says who is told. */
export function PriceButton({ number, field, texts }: Omit<Props, 'changed' | 'of'>) {
  const say = useText();
  const dialog = useDialog('price');
  const price = priceText(field.value, texts, field);
  return (
    <div className={css.field} id={anchorOf(field)}>
      <span className={css.label}>
        {texts.label('price')}
        {field.required && (
          <span className={css.required}>
            <Icon name="scales" />
            <span className="hidden-text">{say('editor.required')}</span>
          </span>
        )}
      </span>
      <DeskButton
        aria-label={
          price ? say('labelled', { label: say('price.change'), value: price }) : undefined
        }
        onClick={() => dialog.show(`${number}`)}
      >
        {price || say('price.change')}
      </DeskButton>
    </div>
  );
}

const priceText = (value: string, texts: FieldTexts, field: Field) =>
  value && texts.inWords({ ...field, kind: 'AMOUNT' });
