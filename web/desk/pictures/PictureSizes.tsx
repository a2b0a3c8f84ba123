import { useEffect, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PictureSizesQuery } from '../../__generated__/PictureSizesQuery.graphql.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import css from './PictureSizes.module.css';
import { timeLeft } from './timeLeft.ts';

/** How often the count is read again while sizes are missing, in milliseconds. */
const pause = 10_000;

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
    ['content', 'properties'],
    beat,
  );
  const sizes = answer?.desk?.pictureSizes;
  useEffect(() => {
    if (!sizes?.missing) return;
    const timer = setTimeout(() => setBeat((before) => before + 1), pause);
    return () => clearTimeout(timer);
  }, [sizes]);
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
