import { useState } from 'react';
import { keysOn, switchKeys } from '../app/keys.ts';
import { useSession } from '../app/session.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { Combination } from '../ui/Combination.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { entriesFor } from './entries.ts';
import css from './Keys.module.css';

const groups = [
  'everywhere',
  'goTo',
  'list',
  'chosen',
  'lead',
  'week',
  'delivery',
  'edit',
] as const;

type Line = readonly [key: string, text: TextKey];

const keysOf: Record<Exclude<(typeof groups)[number], 'goTo'>, readonly Line[]> = {
  everywhere: [
    ['Ctrl K', 'keys.palette'],
    ['/', 'keys.palette'],
    ['?', 'keys.thisList'],
    ['Ctrl Z', 'keys.undo'],
    ['C', 'call.title'],
    ['U', 'done.title'],
  ],
  list: [
    ['F', 'keys.search'],
    ['J', 'keys.down'],
    ['K', 'keys.up'],
    ['Enter', 'keys.open'],
    ['X', 'keys.choose'],
    ['Shift X', 'keys.chooseTo'],
  ],
  chosen: [
    ['H', 'keys.inHand'],
    ['E', 'keys.done'],
    ['D', 'keys.handOver'],
  ],
  lead: [
    ['A', 'keys.answer'],
    ['N', 'keys.note'],
    ['D', 'keys.handOver'],
    ['H', 'keys.inHand'],
    ['E', 'keys.done'],
    ['J', 'keys.next'],
    ['K', 'keys.previous'],
  ],
  week: [
    ['P', 'keys.plan'],
    ['B', 'keys.block'],
    ['T', 'keys.today'],
    ['← →', 'keys.weeks'],
    ['← → ↑ ↓', 'keys.times'],
    ['Alt ← → ↑ ↓', 'keys.moveVisit'],
  ],
  delivery: [
    ['J', 'keys.next'],
    ['K', 'keys.previous'],
    ['X', 'keys.take'],
    ['Ctrl Enter', 'keys.takeChosen'],
  ],
  edit: [
    ['Ctrl S', 'keys.save'],
    ['Alt ← → ↑ ↓', 'keys.move'],
  ],
};

/** The list of keys, with those of the screens that the role may open, and the switch that turns those of one letter off. */
export function Keys({ close }: { close: () => void }) {
  const say = useText();
  const { rights } = useSession().desk;
  const goTo = entriesFor(rights).map(
    ({ letter, text }): Line => [`G ${letter.toUpperCase()}`, text],
  );
  const [on, setOn] = useState(keysOn);
  const change = (keys: boolean) => {
    switchKeys(keys);
    setOn(keys);
  };
  return (
    <DeskDialog title={say('keys.title')} close={close}>
      {groups.map((group) => (
        <section key={group} className={css.group} aria-labelledby={`keys-${group}`}>
          <h3 id={`keys-${group}`}>{say(`keys.${group}`)}</h3>
          <dl>
            {(group === 'goTo' ? goTo : keysOf[group]).map(([key, text]) => (
              <div key={key}>
                <dt>
                  <Combination of={key} />
                </dt>
                <dd>{say(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Toggle label={say('keys.letters')} help={say('keys.off')} checked={on} onChange={change} />
    </DeskDialog>
  );
}
