import { graphql } from 'react-relay/hooks';
import type { WordlessPicturesQuery } from '../__generated__/WordlessPicturesQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { allPictures } from '../pictures/lists.ts';
import { Part, type Report } from './Part.tsx';
import css from './Today.module.css';

/** How many pictures lack a description, with the way to them. */
export function WordlessPictures({ report }: { report: Report }) {
  const say = useText();
  const { answer, ...request } = useQuery<WordlessPicturesQuery>(
    graphql`
      query WordlessPicturesQuery {
        desk {
          pictureCounts {
            list
            count
          }
        }
      }
    `,
    {},
    ['content', 'properties'],
  );
  const counts = answer?.desk?.pictureCounts;
  const count = counts && (counts.find(({ list }) => list === 'WORDLESS')?.count ?? 0);
  return (
    <Part
      {...request}
      name="wordless"
      title={say('today.wordless')}
      count={count ?? null}
      report={report}
    >
      <li className={css.plain}>
        <Link to={{ ...allPictures(), list: 'WORDLESS' }}>
          {say('today.wordlessCount', { count: count ?? 0 })}
        </Link>
      </li>
    </Part>
  );
}
