import { useState } from 'react';
import type { MapTexts } from '../../shared/map/message.ts';
import css from './FarLinks.module.css';
import type { Far } from './far.ts';
import { townIn } from './ground/towns.ts';
import type { Spot } from './mercator.ts';

/** How many links stand on the map before the others are asked for. */
const first = 3;

/** Ways to properties that are far from what the map shows. */
export function FarLinks({
  far,
  texts,
  onGo,
}: {
  far: readonly Far[];
  texts: MapTexts;
  onGo: (spots: readonly Spot[]) => void;
}) {
  const [all, setAll] = useState(false);
  if (far.length === 0) return null;
  const shown = all ? far : far.slice(0, first);
  return (
    <ul className={css.far}>
      {shown.map(({ town, count, spots }) => (
        <li key={`${town} ${spots[0]?.x}`}>
          <button type="button" onClick={() => onGo(spots)}>
            {texts.far
              .replace('{count}', String(count))
              .replace('{town}', townIn(texts.language, town))}
          </button>
        </li>
      ))}
      {shown.length < far.length && (
        <li>
          <button type="button" onClick={() => setAll(true)}>
            {texts.farther}
          </button>
        </li>
      )}
    </ul>
  );
}
