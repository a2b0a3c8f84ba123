import { type TextKey, useText } from '../app/texts.ts';
import { PictureField } from '../pictures/PictureField.tsx';
import { ground } from '../ui/contrast.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { AgentLanguages, AgentOffice } from './AgentFields.tsx';
import { ColourField } from './ColourField.tsx';
import type { EditedPart } from './editedParts.ts';
import { HoursField } from './HoursField.tsx';
import css from './ListField.module.css';
import type { Item, ItemField } from './lists.ts';
import { RuleForm, RuleStaff } from './RuleFields.tsx';

interface Props {
  /** Tells the item from all others of the screen. */
  of: string;
  part: EditedPart;
  field: ItemField;
  languages: readonly string[];
  readOnly: boolean | undefined;
  valueAt: (path: string) => Item | undefined;
  change: (path: string, value: Item) => void;
}

/** A field of an item, by its kind; a text in each language has a field for each. */
export function ListItemField({ of, part, field, languages, readOnly, valueAt, change }: Props) {
  const say = useText();
  const { path, kind, choices = [] } = field;
  const key = path ? `list.${part.field}.${path}` : `part.${part.field}`;
  const label = say(key as TextKey);
  const textAt = (place: string) => String(valueAt(place) ?? '');
  const urlOf = (name: string) => part.pictures.find((one) => one.name === name)?.url;
  const picture = (name: string, put: (id: string) => void, at = 0) => (
    <PictureField
      key={name}
      label={label}
      of={`${of}.${path}.${at}`}
      value={name}
      url={urlOf(name)}
      readOnly={readOnly}
      error={undefined}
      onChange={put}
    />
  );
  switch (kind) {
    case 'texts':
    case 'longTexts':
    case 'markdown': {
      const Field = kind === 'texts' ? TextField : TextArea;
      const wide = kind === 'longTexts' ? ` ${css.wide}` : '';
      return (
        <div className={css.languages + wide}>
          {languages.map((language) => {
            const place = `${path}.${language.toLowerCase()}`;
            return (
              <Field
                key={language}
                label={say('part.in', { field: label, language })}
                lang={language.toLowerCase()}
                value={textAt(place)}
                readOnly={readOnly}
                onChange={({ target }: { target: { value: string } }) =>
                  change(place, target.value)
                }
              />
            );
          })}
        </div>
      );
    }
    case 'form':
      return (
        <RuleForm
          label={label}
          any={say(`${key}.none` as TextKey)}
          value={textAt(path)}
          readOnly={readOnly}
          onChange={(form) => change(path, form)}
        />
      );
    case 'staff':
      return (
        <RuleStaff
          label={label}
          value={(valueAt(path) ?? []) as readonly string[]}
          readOnly={readOnly}
          onChange={(staff) => change(path, staff)}
        />
      );
    case 'office':
      return (
        <AgentOffice
          label={label}
          languages={languages}
          value={textAt(path)}
          readOnly={readOnly}
          onChange={(office) => change(path, office)}
        />
      );
    case 'spoken':
      return (
        <AgentLanguages
          label={label}
          value={(valueAt(path) ?? []) as readonly string[]}
          readOnly={readOnly}
          onChange={(codes) => change(path, codes.length > 0 ? codes : '')}
        />
      );
    case 'flag':
      return (
        <Toggle
          label={label}
          help=""
          checked={valueAt(path) === true}
          onChange={(on) => !readOnly && change(path, on)}
        />
      );
    case 'choice':
      return (
        <SelectField
          label={label}
          value={textAt(path)}
          disabled={readOnly}
          options={choices.map((value) => ({
            value,
            text: say(`${key}.${value || 'none'}` as TextKey),
          }))}
          onChange={(value) => change(path, value)}
        />
      );
    case 'colour':
      return (
        <ColourField
          label={label}
          value={textAt(path)}
          against={[ground]}
          readOnly={readOnly}
          onChange={(colour) => change(path, colour)}
        />
      );
    case 'number':
      return (
        <TextField
          label={label}
          type="number"
          min={1}
          max={12}
          value={textAt(path)}
          readOnly={readOnly}
          onChange={({ target }) => change(path, Math.round(Number(target.value)) || 12)}
        />
      );
    case 'hours':
      return (
        <div className={css.wide}>
          <HoursField
            label={label}
            value={JSON.stringify(valueAt(path) ?? {})}
            readOnly={readOnly}
            error={undefined}
            onChange={(hours) => change(path, hours === '{}' ? '' : JSON.parse(hours))}
          />
        </div>
      );
    case 'picture':
      return picture(textAt(path), (id) => change(path, id));
    case 'pictures': {
      const names = (valueAt(path) ?? []) as readonly string[];
      const replaced = (at: number, id: string) =>
        [...names.slice(0, at), id, ...names.slice(at + 1)].filter(Boolean);
      return [...names, ...(readOnly ? [] : [''])].map((name, at) =>
        picture(name, (id) => change(path, replaced(at, id)), at),
      );
    }
    default:
      return (
        <TextField
          label={label}
          value={textAt(path)}
          readOnly={readOnly}
          onChange={({ target }) => change(path, target.value)}
        />
      );
  }
}
