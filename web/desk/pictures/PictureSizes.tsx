import { useEffect, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PictureSizesQuery } from '../__generated__/PictureSizesQuery.graphql.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { useVersion } from '../live/now.ts';
import css from './PictureSizes.module.css';
import { timeLeft } from './timeLeft.ts';

/** How often the count is read again while sizes are missing, in milliseconds: as long as the server's own count holds. */
const pause = 10_000;

const parts = ['content', 'properties'] as const;

/** A bar of the sizes that are still to be made, until all are there. */
export function PictureSizes() {
  const say = useText();
  const [beat, setBeat] = useState(0);
  const { answer } = useQuery<PictureSizesQuery>(
    graphql`
      query PictureSizesQuery {
        desk {
          pictureSizes {
            made
            missing
            seconds
          }
        }
      }
    `,
    {},
    parts,
    beat,
  );
  const sizes = answer?.desk?.pictureSizes;
  const version = useVersion(parts);
  const turn = sizes?.missing ? beat : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change asks once more after a pause, since the count may be from before it
  useEffect(() => {
    const timer = setTimeout(() => setBeat((before) => before + 1), pause);
    return () => clearTimeout(timer);
  }, [version, turn]);
  if (!sizes?.missing) return null;
  const left = timeLeft(sizes.seconds);
  return (
    <div className={css.bar}>
      <label>
        {say('pictures.sizes', { missing: sizes.missing })} {say(left.key, left.values)}
        <progress value={sizes.made} max={sizes.made + sizes.missing} />
      </label>
    </div>
  );
}
