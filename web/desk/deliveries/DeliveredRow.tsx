import { graphql, useFragment } from 'react-relay/hooks';
import type {
  DeliveredRow_property$data,
  DeliveredRow_property$key,
} from '../__generated__/DeliveredRow_property.graphql.ts';
import { useText } from '../app/texts.ts';
import type { Field } from '../properties/editor/useField.ts';
import { useFieldTexts } from '../properties/editor/useFieldTexts.ts';
import { fieldText } from '../properties/laws.ts';
import { type Standing, standingText } from '../properties/standings.ts';
import { Thumbnail } from '../properties/Thumbnail.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import css from './Deliveries.module.css';
import { troubleText } from './troubleText.ts';

type Changed = DeliveredRow_property$data['fields'][number];

interface Props {
  property: DeliveredRow_property$key;
  chosen: boolean;
  choose: (on: boolean) => void;
}

/** The fields of a new property that tell what it is; the rest is on its page once it is taken. */
const facts = ['standing', 'type', 'price', 'rooms.bedrooms', 'surfaces.living', 'photos'];

/** A property of a delivery: what changes, what is to be said of it, and its box. */
export function DeliveredRow({ property: key, chosen, choose }: Props) {
  const say = useText();
  const texts = useFieldTexts();
  const property = useFragment(
    graphql`
      fragment DeliveredRow_property on DeliveredProperty {
        key
        reference
        called
        photo
        change
        questions
        appointments
        source
        forbidden
        held
        fields {
          name
          kind
          vocabulary
          language
          was
          is
          new
          gone
        }
        troubles {
          field
          kind
          value
          law
        }
      }
    `,
    key,
  );
  const { called, change, reference, fields, troubles, questions, appointments } = property;
  const canBeTaken = change !== 'SAME' && change !== 'UNUSABLE';
  const shown = fields.filter(({ name }) => change !== 'NEW' || facts.includes(name));
  const goal = fields.find(({ name }) => name === 'goal')?.is === '1' ? 'RENT' : 'SALE';
  const label = ({ name, language }: Changed) => {
    const of = ['standing', 'photos', 'plans', 'panoramas', 'documents'].includes(name)
      ? say(`deliveries.field.${name as 'standing'}`)
      : (texts?.label(name) ?? name);
    return language ? `${of} (${language})` : of;
  };
  const words = (field: Changed, value: string) => {
    if (value === '') return say('deliveries.nothing');
    if (field.kind === 'STANDING') return standingText(say, value as Standing, goal);
    if (field.kind === 'FILES') return value;
    const text = texts?.inWords({ ...field, value, choices: [] } as unknown as Field) ?? value;
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  };
  const is = (field: Changed) => {
    if (field.kind !== 'FILES') return words(field, field.is);
    if (field.new + field.gone === 0) return say('deliveries.order', { count: field.is });
    return say('deliveries.files', {
      count: field.is,
      came: change === 'NEW' ? 0 : field.new,
      went: field.gone,
    });
  };
  const lacks = troubles
    .filter(({ law }) => law)
    .map(({ field }) => {
      const name = fieldText[field];
      return name ? say(name) : field;
    });
  const said = [
    ...(property.forbidden ? [say('deliveries.forbidden')] : []),
    ...questions
      .filter((one) => one !== 'PRICE')
      .map((one) =>
        one === 'SOURCE'
          ? say('deliveries.question.SOURCE', { source: property.source ?? '' })
          : say('deliveries.question.APPOINTMENTS', { count: appointments }),
      ),
    ...troubles.filter(({ law }) => !law).map((one) => troubleText(say, one)),
    ...(lacks.length > 0 ? [say('deliveries.law', { fields: lacks.join(', ') })] : []),
    ...(property.held ? [say('deliveries.held')] : []),
  ];
  return (
    <li data-off={!chosen || undefined} tabIndex={-1}>
      <label className={css.tick}>
        <input
          type="checkbox"
          aria-label={say('deliveries.takeOne', { called })}
          checked={chosen}
          disabled={!canBeTaken}
          onChange={(event) => choose(event.target.checked)}
        />
      </label>
      <span className={css.photo}>
        <Thumbnail url={property.photo} width={67} height={45} />
      </span>
      <div className={css.what}>
        <strong>{called}</strong>{' '}
        {reference && <span className="small soft">{say('deliveries.ref', { reference })}</span>}
        {canBeTaken && fields.length === 0 && (
          <p className="small soft">{say('deliveries.detail')}</p>
        )}
        <dl>
          {shown.map((field) => (
            <div key={`${field.name} ${field.language}`}>
              <dt>{label(field)}</dt>
              <dd>
                {change !== 'NEW' && (
                  <del>
                    <span className="hidden-text">{say('deliveries.was')} </span>
                    {words(field, field.was)}
                  </del>
                )}{' '}
                <ins>
                  {change !== 'NEW' && <span className="hidden-text">{say('deliveries.is')} </span>}
                  {is(field)}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
        {said.map((text) => (
          <p key={text} className={css.warned}>
            <Icon name="warning" />
            <span>{text}</span>
          </p>
        ))}
      </div>
      <span className={css.kind}>{say(`deliveries.change.${change as 'NEW'}`)}</span>
    </li>
  );
}

/** How much of a text a row shows. */
const longest = 140;
