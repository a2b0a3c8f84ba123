import { graphql, useFragment } from 'react-relay/hooks';
import type { DoubtfulPrice_property$key } from '../__generated__/DoubtfulPrice_property.graphql.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import css from './Listing.module.css';
import { useJudgePrice } from './useJudgePrice.ts';

interface Props {
  property: DoubtfulPrice_property$key;
  number: number;
  /** The property is read again. */
  changed: () => void;
}

/** A delivered price that nobody is shown yet, because it is far from the one before, with what the desk can say of it. */
export function DoubtfulPrice({ property: key, number, changed }: Props) {
  const say = useText();
  const { price, doubtfulPrice, listable } = useFragment(
    graphql`
      fragment DoubtfulPrice_property on DeskProperty {
        listable
        price {
          text
        }
        doubtfulPrice {
          dismissed
          price {
            amount
            cents
            text
          }
        }
      }
    `,
    key,
  );
  const { confirm, dismiss } = useJudgePrice();
  const change = useChange(changed);
  if (!doubtfulPrice) return null;
  const { dismissed } = doubtfulPrice;
  const { amount, cents, text } = doubtfulPrice.price;
  const seen = { number, amount, cents };
  return (
    <Block title={say('price.title')}>
      <div className={css.listing}>
        <DeskNotice variant="bad" icon="warning">
          {say(dismissed ? 'price.dismissed' : 'price.doubtful', {
            price: text,
            before: price?.text ?? '',
          })}
        </DeskNotice>
        {listable && (
          <p className={css.row}>
            <DeskButton busy={change.busy} onClick={() => change.run(() => confirm(seen))}>
              {say('price.confirm', { price: text })}
            </DeskButton>
            {!dismissed && (
              <DeskButton busy={change.busy} onClick={() => change.run(() => dismiss(seen))}>
                {say('price.dismiss')}
              </DeskButton>
            )}
          </p>
        )}
        <Wrong failed={change.failed} text={change.wrong && say('price.stale')} />
      </div>
    </Block>
  );
}
