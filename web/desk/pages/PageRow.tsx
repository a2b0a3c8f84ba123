import { graphql, useFragment } from 'react-relay/hooks';
import type { PageRow_page$key } from '../__generated__/PageRow_page.graphql.ts';
import { Link } from '../app/Link.tsx';
import { type TextKey, useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { Sign } from '../ui/Sign.tsx';
import css from './PageTable.module.css';
import { Place } from './Place.tsx';
import { stepOf } from './stepOf.ts';
import type { Moves } from './useMoves.ts';

interface Props {
  page: PageRow_page$key;
  above: string | undefined;
  moves: Moves | null;
}

/** A page in the tree. How deep it stands is seen, and told to screen readers by the page above it. */
export function PageRow({ page: ref, above, moves }: Props) {
  const say = useText();
  const { full } = useTime();
  const page = useFragment(
    graphql`
      fragment PageRow_page on Page {
        key
        title
        path
        depth
        published
        hidden
        modules
        missing
        questions
        author {
          name
        }
        changedAt
        draft {
          state
          at
          author {
            name
          }
        }
      }
    `,
    ref,
  );
  const { key, title, missing, questions, draft } = page;
  const last = draft ?? (page.changedAt ? { at: page.changedAt, author: page.author } : null);
  return (
    <tr
      onKeyDown={(event) => {
        const step = stepOf(event);
        if (!step || !moves) return;
        event.preventDefault();
        moves.move(key, step);
      }}
    >
      <th scope="row" className={css.main} data-depth={Math.min(page.depth, 3)}>
        <Link to={{ screen: 'page', key }} id={`page-${key}`} className="strong">
          {title}
        </Link>
        {above && <span className="hidden-text"> {say('pages.below', { page: above })}</span>}
        <span className="cut small soft">{page.path}</span>
      </th>
      <td className={css.state}>
        <span className={css.mark} data-state={draft ? 'draft' : page.published ? 'live' : 'off'}>
          {draft
            ? say(`draft.state.${draft.state}` as TextKey)
            : say(page.published ? 'pages.state.live' : 'pages.state.off')}
        </span>
        {questions > 0 && (
          <Sign variant="bad" icon="warning">
            {say('part.questions', { count: questions })}
          </Sign>
        )}
      </td>
      <td className={css.languages}>
        <Sign
          variant={missing.length > 0 ? 'bad' : 'soft'}
          icon={missing.length > 0 ? 'warning' : 'check'}
        >
          {missing.length > 0
            ? say('pages.lacks', {
                languages: missing.map((l) => say(`language.${l}` as TextKey)).join(', '),
              })
            : say('pages.complete')}
        </Sign>
      </td>
      <td className={css.modules}>{page.modules}</td>
      <td className={`soft ${css.menu}`}>{page.hidden && say('pages.notInMenu')}</td>
      <td className={`soft ${css.last}`}>
        {last
          ? say('part.by', { name: last.author?.name ?? say('part.somebody'), at: full(last.at) })
          : say('pages.ofFolder')}
      </td>
      {moves && (
        <td className={css.place}>
          {draft?.state !== 'GONE' && <Place page={key} title={title} moves={moves} />}
        </td>
      )}
    </tr>
  );
}
