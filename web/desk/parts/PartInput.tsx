import { type TextKey, useText } from '../app/texts.ts';
import { MarkdownField } from '../articles/MarkdownField.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { Choice } from '../ui/Choice.tsx';
import { ink, white } from '../ui/contrast.ts';
import { TextField } from '../ui/TextField.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { ColourField } from './ColourField.tsx';
import { DaysField } from './DaysField.tsx';
import type { EditedPart } from './editedParts.ts';
import { HoursField } from './HoursField.tsx';
import { ListField } from './ListField.tsx';

interface Props {
  part: EditedPart;
  label: string;
  value: string;
  readOnly?: boolean | undefined;
  error: string | undefined;
  /** The languages of the site, for lists. */
  languages: readonly string[];
  onChange: (value: string) => void;
}

/** The field in which a part is edited, by its kind. */
export function PartInput({ part, label, value, readOnly, error, languages, onChange }: Props) {
  const say = useText();
  if (readOnly && ['FLAG', 'OFF_FLAG', 'CHOICE'].includes(part.kind)) {
    const choice = `part.${part.field}.${chosen(part, value)}` as TextKey;
    const text = say(part.kind === 'CHOICE' ? choice : isOn(part, value) ? 'part.yes' : 'part.no');
    return <TextField label={label} value={text} readOnly />;
  }
  switch (part.kind) {
    case 'FLAG':
      return (
        <Toggle
          label={label}
          help=""
          checked={value === 'true'}
          onChange={(on) => onChange(on ? 'true' : '')}
        />
      );
    case 'OFF_FLAG':
      return (
        <Toggle
          label={label}
          help={say(`part.${part.field}.${isOn(part, value) ? 'on' : 'off'}` as TextKey)}
          checked={isOn(part, value)}
          onChange={(on) => onChange(on ? '' : 'false')}
        />
      );
    case 'CHOICE':
      return (
        <Choice
          label={label}
          options={part.choices.map((choice) => ({
            value: choice,
            text: say(`part.${part.field}.${choice}` as TextKey),
          }))}
          value={chosen(part, value)}
          onChange={onChange}
        />
      );
    case 'PICTURE':
      return (
        <PictureField
          label={label}
          of={part.id}
          value={value}
          url={value === part.value ? part.picture : null}
          readOnly={readOnly}
          error={error}
          onChange={onChange}
        />
      );
    case 'HOURS':
      return (
        <HoursField
          label={label}
          value={value}
          readOnly={readOnly}
          error={error}
          onChange={onChange}
        />
      );
    case 'DAYS':
      return (
        <DaysField
          label={label}
          value={value}
          readOnly={readOnly}
          error={error}
          onChange={onChange}
        />
      );
    case 'COLOUR':
      return (
        <ColourField
          label={label}
          value={value}
          against={part.field.startsWith('colors.') ? [white] : [white, ink]}
          readOnly={readOnly}
          error={error}
          onChange={onChange}
        />
      );
    case 'LIST':
      return (
        <ListField
          part={part}
          label={label}
          value={value}
          languages={languages}
          readOnly={readOnly}
          error={error}
          onChange={onChange}
        />
      );
    case 'MARKDOWN':
      return (
        <MarkdownField
          label={label}
          value={value}
          readOnly={readOnly}
          lang={part.language?.toLowerCase()}
          error={error}
          onChange={onChange}
        />
      );
    default:
      return (
        <TextField
          label={label}
          value={value}
          readOnly={readOnly}
          lang={part.language?.toLowerCase()}
          inputMode={part.kind === 'NUMBER' ? 'numeric' : undefined}
          placeholder={part.fallback?.toString()}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

/** What holds of the choices. */
const chosen = ({ choices }: EditedPart, value: string) => value || (choices[0] ?? '');

const isOn = ({ kind }: EditedPart, value: string) =>
  kind === 'OFF_FLAG' ? value !== 'false' : value === 'true';
