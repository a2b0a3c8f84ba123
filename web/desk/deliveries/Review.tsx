import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Review_delivery$key } from '../__generated__/Review_delivery.graphql.ts';
import { useKeys } from '../app/keys.ts';
import { useText } from '../app/texts.ts';
import { Head } from '../frame/Screen.tsx';
import { Block } from '../ui/Block.tsx';
import { Columns } from '../ui/Columns.tsx';
import { Combination } from '../ui/Combination.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeliveredRow } from './DeliveredRow.tsx';
import css from './Deliveries.module.css';
import { DeliveryWords, type Type } from './DeliveryWords.tsx';
import { troubleText } from './troubleText.ts';

interface Props {
  delivery: Review_delivery$key;
  title: string;
  text: string;
  busy: boolean;
  types: readonly Type[];
  /** Reads the delivery again. */
  again: () => void;
  take: (keys: readonly string[]) => void;
  drop: () => void;
}

const lists = ['NEW', 'CHANGED', 'GONE', 'SAME', 'QUESTION', 'UNUSABLE'] as const;
type List = (typeof lists)[number];

/** Whether a property can be taken at all. */
const canBeTaken = ({ change }: { readonly change: string }) =>
  change !== 'SAME' && change !== 'UNUSABLE';

/** How many rows are shown before somebody wants more. */
const some = 50;

/** What a delivery would change: six numbers are the filter, and each property has a box. */
export function Review({ delivery: key, title, text, busy, types, again, take, drop }: Props) {
  const say = useText();
  const { id, format, properties, notes, words } = useFragment(
    graphql`
      fragment Review_delivery on PropertyDelivery {
        id
        format
        properties {
          key
          change
          chosen
          cheaper
          appointments
          questions
          troubles {
            field
          }
          ...DeliveredRow_property
        }
        notes {
          field
          kind
          value
        }
        words {
          list
          word
          properties
          type
          value
        }
      }
    `,
    key,
  );
  const isOf = (list: List) => (one: (typeof properties)[number]) =>
    list === 'QUESTION'
      ? one.change !== 'SAME' &&
        one.change !== 'UNUSABLE' &&
        one.questions.length + one.troubles.length > 0
      : one.change === list;
  const count = (list: List) => properties.filter(isOf(list)).length;
  const first = lists.find((one) => one === 'QUESTION' && count(one) > 0);
  const [list, setList] = useState<List>(
    first ??
      (['CHANGED', 'NEW', 'GONE', 'UNUSABLE'] as const).find((one) => count(one) > 0) ??
      'SAME',
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(properties.filter((one) => one.chosen).map((one) => one.key)),
  );
  // a word that was given a meaning makes others takeable: those that ask nothing are then chosen, and what somebody left stays left
  const known = useRef(new Set(properties.filter((one) => canBeTaken(one)).map((one) => one.key)));
  useEffect(() => {
    const now = properties.filter((one) => canBeTaken(one));
    const came = now.filter((one) => one.chosen && !known.current.has(one.key));
    known.current = new Set(now.map((one) => one.key));
    setChosen((before) => {
      const next = new Set([...before].filter((key) => known.current.has(key)));
      for (const one of came) next.add(one.key);
      return next;
    });
  }, [properties]);
  const [most, setMost] = useState(some);
  const rows = useRef<HTMLUListElement>(null);
  const shown = properties.filter(isOf(list));
  const takeable = shown.filter(canBeTaken);
  const set = (keys: readonly string[], on: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const one of keys) on ? next.add(one) : next.delete(one);
      return next;
    });
  const taken = properties.filter((one) => chosen.has(one.key));
  const taking = () => taken.length > 0 && take(taken.map((one) => one.key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is taken
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !busy) taking();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [chosen, busy]);
  const placed = () => [...(rows.current?.children ?? [])];
  const at = () => placed().findIndex((row) => row.contains(document.activeElement));
  const step = (by: number) => {
    const to = at() + by;
    if (to >= placed().length && shown.length > most) setMost(most + some);
    const row = placed()[Math.max(0, Math.min(placed().length - 1, to))];
    row?.scrollIntoView({ block: 'nearest' });
    const box = row?.querySelector<HTMLElement>('input:not(:disabled)');
    (box ?? (row as HTMLElement | undefined))?.focus();
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const one = shown[at()];
      if (one && canBeTaken(one)) set([one.key], !chosen.has(one.key));
    },
  });
  const unknown = words.filter(({ type, value }) => type === null && value === null).length;
  const toWords = () => {
    const choice = document.querySelector<HTMLElement>(`.${css.words} select`);
    choice?.scrollIntoView({ block: 'center' });
    choice?.focus({ preventScroll: true });
  };
  const made = taken.filter(({ change }) => change === 'NEW').length;
  const cheaper = taken.filter((one) => one.cheaper).length;
  const gone = taken.filter(({ change }) => change === 'GONE');
  return (
    <>
      <Head title={title} text={text}>
        <DeskButton variant="plain" onClick={drop} busy={busy}>
          {say('deliveries.drop.it')}
        </DeskButton>
        <DeskButton variant="primary" busy={busy} disabled={taken.length === 0} onClick={taking}>
          {say(busy ? 'deliveries.taking' : 'deliveries.take', { count: taken.length })}{' '}
          <Combination of="Ctrl Enter" />
        </DeskButton>
      </Head>
      <nav className={css.tally} aria-label={say('deliveries.tally')}>
        {lists.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === list}
            data-bad={((one === 'QUESTION' || one === 'UNUSABLE') && count(one) > 0) || undefined}
            onClick={() => {
              setList(one);
              setMost(some);
            }}
          >
            <b>{count(one)}</b>
            <span>{say(`deliveries.list.${one}`)}</span>
          </button>
        ))}
      </nav>
      <Columns
        label={say('deliveries.from')}
        aside={
          <>
            <Block title={say('deliveries.from')}>
              <p>{say(`deliveries.kind.${format as 'SHEET'}`)}</p>
              <p>{say('deliveries.inside.count', { count: properties.length })}</p>
            </Block>
            <DeliveryWords delivery={id} words={words} types={types} changed={again} />
            {notes.length > 0 && (
              <Block title={say('deliveries.notes')}>
                <ul>
                  {notes.map((note) => (
                    <li key={`${note.field} ${note.value}`} className="small">
                      {troubleText(say, note)}
                    </li>
                  ))}
                </ul>
              </Block>
            )}
            <Block title={say('deliveries.follows')}>
              <div className={`small ${css.follows}`}>
                <p>{say('deliveries.follows.shown')}</p>
                {made + cheaper > 0 && (
                  <p>
                    {say('deliveries.follows.mail', {
                      made,
                      cheaper,
                      both: made > 0 && cheaper > 0 ? 'yes' : 'no',
                    })}
                  </p>
                )}
                {gone.length > 0 && (
                  <p>
                    {say('deliveries.follows.gone', {
                      count: gone.length,
                      appointments: gone.reduce((sum, one) => sum + one.appointments, 0),
                    })}
                  </p>
                )}
                <p>{say('deliveries.follows.others')}</p>
              </div>
            </Block>
          </>
        }
      >
        {unknown > 0 && (
          <DeskButton variant="plain" onClick={toWords}>
            {say('deliveries.words.unknown', { count: unknown })}
          </DeskButton>
        )}
        {takeable.length > 0 && (
          <label className={css.all}>
            <input
              type="checkbox"
              checked={takeable.every((one) => chosen.has(one.key))}
              onChange={(event) =>
                set(
                  takeable.map((one) => one.key),
                  event.target.checked,
                )
              }
            />
            {say('deliveries.takeAll')}
          </label>
        )}
        {shown.length === 0 && <p className="soft">{say('deliveries.none')}</p>}
        <ul className={css.changes} ref={rows}>
          {shown.slice(0, most).map((one) => (
            <DeliveredRow
              key={one.key}
              property={one}
              chosen={chosen.has(one.key)}
              choose={(on) => set([one.key], on)}
            />
          ))}
        </ul>
        {shown.length > most && (
          <DeskButton onClick={() => setMost(most + some)}>
            {say('deliveries.more', { count: shown.length - most })}
          </DeskButton>
        )}
      </Columns>
    </>
  );
}
