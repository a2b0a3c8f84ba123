import { graphql, useFragment } from 'react-relay/hooks';
import type { PropertyState_property$key } from '../__generated__/PropertyState_property.graphql.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useDialog } from '../app/useDialog.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { useLastChange } from './lastChange.ts';
import { NotUndone } from './NotUndone.tsx';
import { StandingMark } from './StandingMark.tsx';
import { standingText } from './standings.ts';
import { usePropertyChange } from './usePropertyChange.ts';

interface Props {
  property: PropertyState_property$key;
  number: number;
  /** The property is read again. */
  changed: () => void;
}

/** How a property of the desk stands and what it costs, each a button that changes it, and the way to undo what was done last. */
export function PropertyState({ property: key, number, changed }: Props) {
  const say = useText();
  const property = useFragment(
    graphql`
      fragment PropertyState_property on DeskProperty {
        editable
        goal
        standing
        undo
        price {
          text
        }
      }
    `,
    key,
  );
  const price = useDialog('price');
  const standing = useDialog('standing');
  const { undo } = usePropertyChange();
  const { undo: last, isUnderWay, forget } = useLastChange(number, property.undo);
  const undoing = useChange(() => {
    forget();
    changed();
  });
  if (!property.editable) return null;
  return (
    <>
      {last && (
        <DeskButton
          variant="plain"
          busy={undoing.busy || isUnderWay}
          onClick={() => undoing.run(() => undo(last))}
        >
          {say('property.undo')}
        </DeskButton>
      )}
      {property.standing === 'PREPARED' && (
        <DeskButton variant="primary" onClick={() => standing.show(`${number}`)}>
          {say('standing.publish')}
        </DeskButton>
      )}
      <DeskButton
        aria-label={say('labelled', {
          label: say('standing.change'),
          value: standingText(say, property.standing, property.goal),
        })}
        onClick={() => standing.show(`${number}`)}
      >
        <StandingMark standing={property.standing} />
        {standingText(say, property.standing, property.goal)}
        <Icon name="down" />
      </DeskButton>
      <DeskButton
        aria-label={
          property.price
            ? say('labelled', { label: say('price.change'), value: property.price.text })
            : undefined
        }
        onClick={() => price.show(`${number}`)}
      >
        {property.price?.text ?? say('price.change')}
      </DeskButton>
      <NotUndone undoing={undoing} />
    </>
  );
}
