import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { PriceDialogQuery } from '../__generated__/PriceDialogQuery.graphql.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useQuery } from '../app/useQuery.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { Failed } from '../ui/Failed.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import { amountOf, differenceOf, typedPrice } from './amount.ts';
import type { Done } from './done.ts';
import { useCollecting } from './editor/collecting.ts';
import css from './PropertyDialog.module.css';
import { usePropertyChange } from './usePropertyChange.ts';

interface Props {
  number: number;
  close: () => void;
  done: (done: Done) => void;
}

/** Changes the price of a property, and says before who reads it. */
export function PriceDialog({ number, close, done }: Props) {
  const say = useText();
  const { answer, failure, again } = useQuery<PriceDialogQuery>(
    graphql`
      query PriceDialogQuery($number: Int!) {
        desk {
          property(number: $number) {
            place
            version
            goal
            shown
            price {
              amount
              cents
              text
            }
            watchers
            matchingDemands
          }
        }
      }
    `,
    { number },
  );
  const property = answer?.desk?.property;
  return (
    <DeskDialog title={say('price.of', { place: property?.place ?? '' })} close={close}>
      {!property && (failure ? <Failed failure={failure} again={again} /> : <Waiting rows={2} />)}
      {property && (
        <PriceForm
          key={property.version}
          number={number}
          property={property}
          close={close}
          done={done}
          again={again}
        />
      )}
    </DeskDialog>
  );
}

/** A change in percent with its sign: −2,9 %. */
const percentText = (locale: string, percent: number) =>
  (percent / 100).toLocaleString(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'always',
  });

type Property = NonNullable<NonNullable<PriceDialogQuery['response']['desk']>['property']>;

function PriceForm({
  number,
  property,
  close,
  done,
  again,
}: Props & { property: Property; again: () => void }) {
  const say = useText();
  const { locale } = useIntl();
  const { price, version, watchers, matchingDemands } = property;
  const [typed, setTyped] = useState(() => (price ? typedPrice(price, locale) : ''));
  const [repeated, setRepeated] = useState('');
  const { setPrice } = usePropertyChange();
  const change = useChange(() => {});
  const draft = useCollecting();
  const amount = amountOf(typed);
  const second = amountOf(repeated);
  const isFar = change.wrong === 'AMOUNTS_DIFFER';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!amount) return;
    change.run(async () => {
      const again = second?.amount ?? null;
      const sent = await setPrice({ number, version, draft, ...amount, again });
      if (sent.__typename === 'PropertyChanged') {
        const text = say(draft ? 'price.inDraft' : 'price.set', { place: property.place });
        done({ text, undo: sent.undo ?? null });
      }
      return sent;
    });
  };
  const before = price ? price.amount + price.cents / 100 : null;
  const percent =
    before && amount ? differenceOf(before, amount.amount + amount.cents / 100) : null;
  return (
    <form className={css.form} onSubmit={send}>
      <TextField
        label={say(property.goal === 'RENT' ? 'price.rent' : 'price.asking')}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={typed && !amount ? say('price.unreadable') : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        data-first
      />
      <p className="small soft">
        {price && say('price.was', { price: price.text })}
        {percent !== null && percent !== 0 && `, ${percentText(locale, percent)}`}
        {price && '. '}
        {draft
          ? say('price.waits')
          : property.shown
            ? say('price.follows', { watchers, demands: matchingDemands ?? 0 })
            : say('price.unseen')}
      </p>
      {isFar && (
        <TextField
          label={say('price.again')}
          help={say('price.far')}
          inputMode="decimal"
          autoComplete="off"
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
        />
      )}
      <Wrong
        failed={change.failed}
        text={
          change.wrong &&
          !isFar &&
          say(change.wrong === 'STALE' ? 'property.stale' : 'price.refused')
        }
      />
      <p className={css.row}>
        <DeskButton type="submit" variant="primary" busy={change.busy}>
          {say('price.keep')}
        </DeskButton>
        <DeskButton variant="plain" onClick={change.wrong === 'STALE' ? again : close}>
          {say(change.wrong === 'STALE' ? 'property.again' : 'dialog.cancel')}
        </DeskButton>
      </p>
    </form>
  );
}
