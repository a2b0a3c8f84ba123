import { graphql, useFragment } from 'react-relay/hooks';
import type { DeliveredRow_property$key } from '../__generated__/DeliveredRow_property.graphql.ts';
import { useText } from '../app/texts.ts';
import { FieldDifferences } from '../properties/FieldDifferences.tsx';
import { fieldText } from '../properties/laws.ts';
import { Thumbnail } from '../properties/Thumbnail.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import css from './Deliveries.module.css';
import { troubleText } from './troubleText.ts';

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
        <FieldDifferences fields={shown} goal={goal} isNew={change === 'NEW'} />
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
