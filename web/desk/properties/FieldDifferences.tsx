import { useText } from '../app/texts.ts';
import type { Field } from './editor/useField.ts';
import { useFieldTexts } from './editor/useFieldTexts.ts';
import css from './FieldDifferences.module.css';
import { type Standing, standingText } from './standings.ts';

/** A field that differs between two readings of a property, as the graph has it. */
export interface FieldDifference {
  readonly name: string;
  readonly kind: string;
  readonly vocabulary: string;
  readonly language: string | null | undefined;
  readonly was: string;
  readonly is: string;
  readonly new: number;
  readonly gone: number;
}

/** How much of a text is shown. */
const longest = 140;

/** Names fields that differ, in the words of the editor. */
export function useDifferenceLabel() {
  const say = useText();
  const texts = useFieldTexts();
  return ({ name, language }: Pick<FieldDifference, 'name' | 'language'>) => {
    const of = ['standing', 'photos', 'plans', 'panoramas', 'documents'].includes(name)
      ? say(`deliveries.field.${name as 'standing'}`)
      : (texts?.label(name) ?? name);
    return language ? `${of} (${language})` : of;
  };
}

interface Props {
  fields: readonly FieldDifference[];
  goal: string;
  /** Whether there was nothing before. */
  isNew?: boolean;
}

/** Fields with what they said before, struck, and what they say then. */
export function FieldDifferences({ fields, goal, isNew = false }: Props) {
  const say = useText();
  const texts = useFieldTexts();
  const label = useDifferenceLabel();
  const words = (field: FieldDifference, value: string) => {
    if (value === '') return say('deliveries.nothing');
    if (field.kind === 'STANDING') return standingText(say, value as Standing, goal);
    if (field.kind === 'FILES') return value;
    const text = texts?.inWords({ ...field, value, choices: [] } as unknown as Field) ?? value;
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  };
  const is = (field: FieldDifference) => {
    if (field.kind !== 'FILES') return words(field, field.is);
    if (field.new + field.gone > 0)
      return say('deliveries.files', {
        count: field.is,
        came: isNew ? 0 : field.new,
        went: field.gone,
      });
    return say(field.name === 'documents' ? 'deliveries.names' : 'deliveries.order', {
      count: field.is,
    });
  };
  return (
    <dl className={css.list}>
      {fields.map((field) => (
        <div key={`${field.name} ${field.language}`}>
          <dt>{label(field)}</dt>
          <dd>
            {!isNew && (
              <del>
                <span className="hidden-text">{say('deliveries.was')} </span>
                <span lang={field.language?.toLowerCase()}>{words(field, field.was)}</span>
              </del>
            )}{' '}
            <ins>
              {!isNew && <span className="hidden-text">{say('deliveries.is')} </span>}
              <span lang={field.language?.toLowerCase()}>{is(field)}</span>
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
